-- A record is its document beside the columns that are searched or constrained.
-- Ids are 16-byte values, times microseconds since 1970 (UTC), so that both order as written.
CREATE TABLE records (
    id              BLOB    NOT NULL PRIMARY KEY,
    organization_id BLOB    NOT NULL,
    kind            TEXT    NOT NULL,
    parent_id       BLOB    REFERENCES records (id),
    name_key        TEXT,
    created_at      INTEGER NOT NULL,
    updated_at      INTEGER NOT NULL,
    version         INTEGER NOT NULL,
    document        TEXT    NOT NULL,
    sealed          BLOB
) STRICT;

-- Names are unique within the parent; it begins with parent_id to serve the foreign key as well.
CREATE UNIQUE INDEX records_name ON records (parent_id, kind, name_key);
CREATE UNIQUE INDEX records_name_at_root ON records (kind, name_key) WHERE parent_id IS NULL;
CREATE INDEX records_by_parent ON records (organization_id, kind, parent_id, created_at, id);
CREATE INDEX records_by_kind ON records (organization_id, kind, created_at, id);

CREATE TABLE tokens (
    id              BLOB    NOT NULL PRIMARY KEY,
    organization_id BLOB    NOT NULL,
    digest          BLOB    NOT NULL UNIQUE,
    name            TEXT    NOT NULL,
    name_key        TEXT    NOT NULL,
    scopes          TEXT    NOT NULL,
    document        TEXT    NOT NULL,
    created_at      INTEGER NOT NULL,
    expires_at      INTEGER,
    UNIQUE (organization_id, name_key)
) STRICT;

CREATE INDEX tokens_by_organization ON tokens (organization_id, created_at, id);

CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- Numbers given out in order, one row per sequence.
CREATE TABLE counters (
    name  TEXT    NOT NULL PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT;

CREATE TABLE audit (
    id              BLOB    NOT NULL PRIMARY KEY,
    organization_id BLOB    NOT NULL,
    actor           TEXT    NOT NULL,
    action          TEXT    NOT NULL,
    target_kind     TEXT    NOT NULL,
    target_id       BLOB    NOT NULL,
    detail          TEXT    NOT NULL,
    at              INTEGER NOT NULL
) STRICT;

CREATE INDEX audit_by_organization ON audit (organization_id, at, id);
