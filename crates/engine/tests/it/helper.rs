//! This test program in the role of the program that is deployed: no other is sure to be on the machine.

use std::{
    io::{Read, Write},
    net::TcpListener,
};

#[test]
fn role() {
    match std::env::var("HELPER_ROLE").as_deref() {
        Ok("serve") => serve(),
        Ok("environment") => environment(),
        Ok("resolve") => resolve(),
        Ok("start") => start(),
        _ => {}
    }
}

/// Answers HTTP on PORT.
fn serve() {
    let port: u16 = std::env::var("PORT").expect("PORT is given").parse().expect("PORT is a number");
    let listener = TcpListener::bind(("127.0.0.1", port)).expect("PORT is free");
    for stream in listener.incoming() {
        let mut stream = stream.expect("a connection");
        let mut buffer = [0; 1024];
        let _ = stream.read(&mut buffer);
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok");
    }
}

/// Writes its variables, byte for byte, into the file that one of them names.
fn environment() {
    use std::os::unix::ffi::OsStrExt;
    let mut text = Vec::new();
    for (key, value) in std::env::vars_os() {
        text.extend_from_slice(key.as_bytes());
        text.push(b'=');
        text.extend_from_slice(value.as_bytes());
        text.push(0);
    }
    let file = std::env::var("HELPER_FILE").expect("HELPER_FILE is given");
    std::fs::write(format!("{file}.new"), text).expect("writable");
    std::fs::rename(format!("{file}.new"), file).expect("writable");
    std::thread::park();
}

/// A server that looks for a commit.
fn resolve() {
    use windlass_engine::git::{GitSource, Reference};
    let variable = |name: &str| std::env::var(name).expect("it is given");
    let source = GitSource { url: variable("HELPER_URL"), root_path: "/".to_owned() };
    let cache = crate::support::cache(variable("HELPER_FILE").as_ref());
    let runtime = tokio::runtime::Runtime::new().expect("an event loop");
    let _ = runtime.block_on(cache.resolve(&source, &Reference::Default, &crate::support::never()));
}

/// A server that starts an instance, and does nothing more.
fn start() {
    let variable = |name: &str| std::env::var(name).expect("it is given");
    let spec = crate::adopt::lasting(&variable("HELPER_WORK"), variable("HELPER_ID").parse().expect("an id"));
    let engine = crate::support::open(variable("HELPER_DATA").as_ref());
    let runtime = tokio::runtime::Runtime::new().expect("an event loop");
    runtime.block_on(async { windlass_engine::Engine::start(&engine, &spec).await }).expect("it starts");
    std::thread::park();
}
