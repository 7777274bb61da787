//! A connection can be opened.

use tokio::net::TcpStream;

pub(super) async fn ask(host: &str, port: u16) -> Result<(), String> {
    TcpStream::connect((host, port)).await.map(drop).map_err(|e| explain(&e))
}

pub(super) fn explain(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::ConnectionRefused => "connection refused: nothing listens there".to_owned(),
        _ => error.to_string(),
    }
}
