//! Serves a bookshop at 127.0.0.1:3000 to whoever has the key in `BOOKSHOP_KEY`.

use std::sync::Arc;

use bookshop::{Shop, api};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let shop = Shop::new(std::env::var("BOOKSHOP_KEY")?);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:3000").await?;
    axum::serve(listener, api::router(Arc::new(shop))).await?;
    Ok(())
}
