//! A host as a process.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::common::phone::Invite;
use crate::common::program;

/// A data folder with a session in it, and a page.
pub struct Home {
    pub data: TempDir,
    page: TempDir,
    pub journal: PathBuf,
    /// The port of the host, the same after a restart and below the ports that systems give out.
    port: String,
}

impl Home {
    pub fn new() -> Home {
        let (data, page) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        fs::write(page.path().join("index.html"), "<!doctype html>the page").unwrap();
        fs::write(page.path().join("app.js"), "run()").unwrap();
        let mut home = Home {
            journal: PathBuf::new(),
            data,
            page,
            port: rand::random_range(20_000..30_000).to_string(),
        };
        home.journal = home.begin(["Ana", "Ben"]);
        home
    }

    /// Begins another session, and returns its journal.
    pub fn begin(&self, players: [&str; 2]) -> PathBuf {
        let [first, second] = players;
        let edition = ["--edition", "catsatcards"];
        let args = [&["play", "--new", "--players", first, second], &edition[..]].concat();
        let said = program::run_in(self.data.path(), &args).fine();
        let opening: Value = serde_json::from_str(said.lines().next().unwrap()).unwrap();
        opening["journal"].as_str().unwrap().into()
    }

    /// Runs a command that moves a session, and returns where its journal is now.
    pub fn run(&self, args: &[&str]) -> PathBuf {
        let said = program::run_in(self.data.path(), args).fine();
        let (_, journal) = said.trim_end().split_once(": ").unwrap();
        journal.into()
    }

    /// The host of this computer.
    pub fn host(&self) -> Host {
        self.host_with(&["--local", "--port", &self.port])
    }

    /// A host whose output is closed after the address.
    pub fn unread_host(&self) -> Host {
        let (host, _) = Host::shown(self.command(&["--local", "--port", &self.port]));
        host
    }

    /// A host with these arguments.
    pub fn host_with(&self, more: &[&str]) -> Host {
        Host::start(self.command(more))
    }

    fn command(&self, more: &[&str]) -> Command {
        let page = self.page.path().to_str().unwrap();
        let journal = self.journal.to_str().unwrap();
        let args = [&["host", "--page", page, journal], more].concat();
        program::courtyard_in(self.data.path(), &args)
    }

    /// A host in this network namespace.
    pub fn host_in(&self, namespace: &str) -> Host {
        let page = self.page.path().to_str().unwrap();
        let journal = self.journal.to_str().unwrap();
        let args = ["host", "--page", page, journal];
        let program = program::courtyard_in(self.data.path(), &args);
        let mut command = Command::new("ip");
        command
            .args(["netns", "exec", namespace])
            .arg(program.get_program())
            .args(program.get_args())
            .envs(program.get_envs().filter_map(|(k, v)| Some((k, v?))))
            .stdout(Stdio::piped());
        Host::start(command)
    }
}

/// A running `courtyard host`.
pub struct Host {
    child: Child,
    lines: Option<ChildStdin>,
    pub invite: Invite,
}

impl Host {
    fn start(command: Command) -> Host {
        let (host, mut said) = Host::shown(command);
        // The program must not wait for a reader of its output.
        std::thread::spawn(move || said.read_to_end(&mut Vec::new()));
        host
    }

    /// A host that has shown its address, and the rest of its output.
    fn shown(mut command: Command) -> (Host, BufReader<ChildStdout>) {
        let mut child = command
            .stdin(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let url = loop {
            let mut line = String::new();
            assert!(said.read_line(&mut line).unwrap() > 0, "the host has ended");
            if let Some(at) = line.find("http://") {
                break line[at..].trim().to_owned();
            }
        };
        let host = Host {
            lines: child.stdin.take(),
            child,
            invite: Invite::of(&url),
        };
        (host, said)
    }

    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn end(mut self) {
        self.write(b"quit\n");
        assert!(self.child.wait().unwrap().success());
    }

    /// Types something into its terminal.
    pub fn write(&mut self, typed: &[u8]) {
        self.lines.as_mut().unwrap().write_all(typed).unwrap();
    }

    /// Asks it to end, as a system does at shutdown.
    #[cfg(unix)]
    pub fn terminate(mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").arg(id).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
    }

    pub fn resident_kib(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|l| l.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
