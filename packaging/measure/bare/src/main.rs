//! A window with nothing in it, as large as the app's.

fn main() -> eframe::Result {
    struct Bare;
    impl eframe::App for Bare {
        fn ui(&mut self, ui: &mut eframe::egui::Ui, _frame: &mut eframe::Frame) {
            ui.label("bare");
        }
    }
    let options = eframe::NativeOptions {
        viewport: eframe::egui::ViewportBuilder::default().with_inner_size([1180.0, 820.0]),
        ..Default::default()
    };
    eframe::run_native("bare", options, Box::new(|_| Ok(Box::new(Bare))))
}
