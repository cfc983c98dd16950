//! shakmaty (https://github.com/niklasf/shakmaty) as a `lines` program:
//!
//!     cargo build --release --manifest-path oracles/adapters/shakmaty/Cargo.toml
//!     passant check --subject 'lines:oracles/adapters/shakmaty/target/release/passant-shakmaty'
use std::io::{self, BufRead, Write};

use shakmaty::{fen::Fen, CastlingMode, Chess, EnPassantMode, Move, Position, PositionError};

/// The version that Cargo has locked.
fn version() -> &'static str {
    let mut packages = include_str!("../Cargo.lock").split("[[package]]");
    let locked = packages.find(|package| package.contains("name = \"shakmaty\""));
    locked
        .and_then(|package| package.split('"').nth(3))
        .unwrap_or_default()
}

fn marked(position: &Chess, m: Move) -> String {
    let mut next = position.clone();
    next.play_unchecked(m);
    format!(
        "{}{}",
        m.to_uci(CastlingMode::Standard),
        if next.is_check() { "+" } else { "" }
    )
}

fn answer(line: &str) -> Result<String, Box<dyn std::error::Error>> {
    let position: Chess = line
        .trim()
        .parse::<Fen>()?
        .into_position(CastlingMode::Standard)
        // Refused for the sake of other programs; shakmaty itself can answer.
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)?;
    let written =
        Fen::try_from_setup(position.to_setup(EnPassantMode::Legal)).expect("a position has a FEN");
    let moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|m| marked(&position, *m))
        .collect();
    Ok(format!("# fen {written}\n{}", moves.join(" ")))
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "# name shakmaty {}\n# marks checks", version())?;
    for line in io::stdin().lock().lines() {
        writeln!(
            out,
            "{}",
            answer(&line?).unwrap_or_else(|error| format!("error {error}"))
        )?;
        out.flush()?;
    }
    Ok(())
}
