-- Who is told what. A subscription lives and dies with its webhook's record.
CREATE TABLE subscriptions (
    webhook_id      BLOB    NOT NULL PRIMARY KEY REFERENCES records (id) ON DELETE CASCADE,
    organization_id BLOB    NOT NULL,
    enabled         INTEGER NOT NULL,
    events          TEXT    NOT NULL
) STRICT;

CREATE INDEX subscriptions_by_organization ON subscriptions (organization_id);

CREATE TABLE outbox_events (
    id              BLOB    NOT NULL PRIMARY KEY,
    organization_id BLOB    NOT NULL,
    kind            TEXT    NOT NULL,
    subject_id      BLOB    NOT NULL,
    payload         TEXT    NOT NULL,
    created_at      INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_events_by_age ON outbox_events (created_at);

CREATE TABLE deliveries (
    id               BLOB    NOT NULL PRIMARY KEY,
    seq              INTEGER NOT NULL UNIQUE,
    event_id         BLOB    NOT NULL REFERENCES outbox_events (id) ON DELETE CASCADE,
    webhook_id       BLOB    NOT NULL REFERENCES records (id) ON DELETE CASCADE,
    organization_id  BLOB    NOT NULL,
    event_name       TEXT    NOT NULL,
    subject_id       BLOB    NOT NULL,
    state            TEXT    NOT NULL,
    attempt          INTEGER NOT NULL,
    due_at           INTEGER NOT NULL,
    lease_owner      BLOB,
    lease_expires_at INTEGER,
    response_status  INTEGER,
    error            TEXT,
    created_at       INTEGER NOT NULL,
    finished_at      INTEGER
) STRICT;

CREATE INDEX deliveries_due ON deliveries (due_at) WHERE state = 'PENDING';
CREATE INDEX deliveries_in_order ON deliveries (webhook_id, subject_id, seq) WHERE state = 'PENDING';
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, seq);
CREATE INDEX deliveries_by_event ON deliveries (event_id);
