//! Ports of the machine for declared ports.

use std::{
    collections::HashSet,
    fs, io,
    net::{Ipv4Addr, TcpListener, UdpSocket},
    path::Path,
    sync::{Mutex, PoisonError},
};

use crate::{PortMap, PortSpec, Protocol, shim::state::write_whole};

const FILE: &str = "ports.json";

/// The ports that were given out, so that none is given twice while its program is not yet, or not now, listening.
#[derive(Debug, Default)]
pub(super) struct Ports {
    given: Mutex<HashSet<u16>>,
}

impl Ports {
    /// Remembers what an instance has from an earlier start.
    pub(super) fn remember(&self, directory: &Path) {
        let maps = read(directory);
        self.given.lock().unwrap_or_else(PoisonError::into_inner).extend(maps.iter().map(|map| map.port));
    }

    /// Gives the ports of an instance back.
    pub(super) fn release(&self, directory: &Path) {
        let maps = read(directory);
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        for map in maps {
            given.remove(&map.port);
        }
    }

    /// The ports for an instance that is not running: those it had, as far as they are still free, else new ones.
    /// They are written down before anything is started with them.
    pub(super) fn assign(&self, directory: &Path, declared: &[PortSpec]) -> io::Result<Vec<PortMap>> {
        let earlier = read(directory);
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        let mut maps = Vec::new();
        let default = declared.iter().position(|p| p.is_default).or((!declared.is_empty()).then_some(0));
        for (i, spec) in declared.iter().enumerate() {
            maps.push(PortMap {
                internal: Some(spec.internal),
                port: 0,
                protocol: spec.protocol,
                is_default: default == Some(i),
                public: spec.public,
            });
        }
        if maps.is_empty() {
            maps.push(PortMap { internal: None, port: 0, protocol: Protocol::Http, is_default: true, public: false });
        }
        for map in &mut maps {
            let had = earlier.iter().find(|e| e.internal == map.internal && same_kind(e.protocol, map.protocol));
            let kept = had.map(|e| e.port).filter(|port| bind(map.protocol, *port).is_ok());
            map.port = match kept {
                Some(port) => port,
                None => find(map.protocol, &given)?,
            };
            given.insert(map.port);
        }
        for old in earlier.iter().filter(|old| !maps.iter().any(|map| map.port == old.port)) {
            given.remove(&old.port);
        }
        write_whole(directory, FILE, &serde_json::to_vec(&maps)?)?;
        Ok(maps)
    }
}

fn read(directory: &Path) -> Vec<PortMap> {
    fs::read(directory.join(FILE)).ok().and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default()
}

fn same_kind(a: Protocol, b: Protocol) -> bool {
    (a == Protocol::Udp) == (b == Protocol::Udp)
}

fn find(protocol: Protocol, given: &HashSet<u16>) -> io::Result<u16> {
    for _ in 0..1000 {
        let port = bind(protocol, 0)?;
        if !given.contains(&port) {
            return Ok(port);
        }
    }
    Err(io::Error::other("no free port was found"))
}

/// Binds for a moment, on every address: a program may want any of them.
fn bind(protocol: Protocol, port: u16) -> io::Result<u16> {
    let address = (Ipv4Addr::UNSPECIFIED, port);
    match protocol {
        Protocol::Udp => UdpSocket::bind(address)?.local_addr(),
        _ => TcpListener::bind(address)?.local_addr(),
    }
    .map(|address| address.port())
}
