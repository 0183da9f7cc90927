// On iPhones the keyboard covers the page and pushes it up instead of reducing its height.

/** What is missing from the height is a keyboard from here on, and not a browser's bar. */
const KEYBOARD = 120;

/** Keeps the app in the part of the page that the keyboard leaves free. */
export function followKeyboard() {
  const seen = window.visualViewport;
  if (!seen) return;
  const fit = () => {
    const { style } = document.documentElement;
    // A user who has zoomed in sees a part of the page on purpose.
    if (seen.scale === 1 && window.innerHeight - seen.height > KEYBOARD) {
      style.setProperty("--top", `${seen.offsetTop}px`);
      style.setProperty("--height", `${seen.height}px`);
    } else {
      style.removeProperty("--top");
      style.removeProperty("--height");
    }
  };
  seen.addEventListener("resize", fit);
  seen.addEventListener("scroll", fit);
}
