//! Persistence: SQLite behind one interface
