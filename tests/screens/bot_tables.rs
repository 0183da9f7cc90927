//! Tables of Ana and the bot Hugo at a step of his, the same in every run.

use std::collections::BTreeMap;

use courtyard::games::duel::{Action as DuelAction, Duel};
use courtyard::games::dueling_nobles::{Action, DuelingNobles};
use courtyard::games::{Game, GameType};
use courtyard::lab::opponents::{Act, SeatsBots};
use courtyard::lab::{Level, Seed};
use courtyard::library::Library;
use courtyard::seat::Seat;
use courtyard::session::{BotData, Header, Moment, Session, Step};
use serde_json::json;
use tempfile::{TempDir, tempdir};

/// A game of *Dueling Nobles* in which Hugo attacks, at this level.
pub fn dueling_nobles(level: Level) -> TempDir {
    let setup = json!({
        "type": "setup", "first": 1,
        "nobles": [["Kh", "Qs", "Jc"], ["Ks", "Qh", "Jd", "Kd", "Qc", "Js"]],
    });
    let fits = |act: &Act<DuelingNobles>| matches!(act, Act::Do(Action::Challenge { .. }));
    before(
        &GameType::<DuelingNobles>::NEW,
        "catsatcards",
        level,
        setup,
        fits,
    )
}

/// A game of *Duel* in which Hugo attacks with a Warlord.
pub fn duel() -> TempDir {
    let setup = json!({"type": "setup", "first": 1});
    let fits = |act: &Act<Duel>| matches!(act, Act::Do(DuelAction::Attack { slot: Some(_) }));
    before(&GameType::<Duel>::NEW, "csatho", Level::Normal, setup, fits)
}

/// The first game in which Hugo comes to a step that fits before Ana has to answer him.
fn before<G: Game>(
    game: &dyn SeatsBots<G>,
    edition: &str,
    level: Level,
    setup: serde_json::Value,
    fits: impl Fn(&Act<G>) -> bool,
) -> TempDir {
    let hugo = Seat::new(1).unwrap();
    let setup: G::Action = serde_json::from_value(setup).unwrap();
    for seed in (0..1000).map(Seed::new) {
        let header = json!({
            "courtyard": 1, "game": G::ID, "edition": edition, "rules": {},
            "players": ["Ana", "Hugo"], "started": "2021-11-20T19:03:11+01:00",
        });
        let mut header: Header = serde_json::from_value(header).unwrap();
        game.seat(&mut header, &[(hugo, level, seed)]).unwrap();
        let sealed = header.bots.at(hugo).unwrap().sealed.clone();
        let mut session = Session::new(header).unwrap();
        let seeds = BTreeMap::from([(sealed.clone(), seed)]);
        let bots = game.open(&session, &mut |sealed| seeds.get(sealed).copied());
        let bots = bots.unwrap().unwrap();
        // Whether the table allows it.
        let record = |session: &mut Session<G>, action, data| {
            let proposal = session.propose(Step::Do(action), Moment::default());
            let proposal = proposal.map(|proposal| session.commit(proposal.with_bots(data)));
            proposal.is_ok()
        };
        let action = bots.complete(&session, None, setup.clone()).unwrap();
        assert!(record(&mut session, action, BotData::default()));
        for _ in 0..20 {
            let Some(step) = bots.next(&session).unwrap() else {
                // Ana does nothing in her turns.
                let passes = serde_json::from_value(json!({"type": "end-turn"})).unwrap();
                if record(&mut session, passes, BotData::default()) {
                    continue;
                }
                break;
            };
            if fits(&step.act) {
                let folder = tempdir().unwrap();
                let games = courtyard::registry::kept();
                let library = Library::open(Some(folder.path().to_owned()), games).unwrap();
                library.keep_seed(&sealed, &seed.to_string()).unwrap();
                library.create_from(session).unwrap();
                return folder;
            }
            let Act::Do(action) = step.act else {
                break;
            };
            assert!(record(&mut session, action, step.data));
        }
    }
    panic!("Hugo never does so");
}
