//! Generates the types from the contract.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    windlass_codegen::build::types("openapi.json", &windlass_codegen::Options::default())?;
    Ok(())
}
