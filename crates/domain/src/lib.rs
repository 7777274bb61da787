//! Ids, scopes, states, transitions and deployment planning
