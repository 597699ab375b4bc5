-- Filters of the audit: a kind of record, newest first, and where a time lies among the numbers.
CREATE INDEX audit_event_by_kind ON audit_event (org_id, entity, seq DESC);
CREATE INDEX audit_event_by_time ON audit_event (org_id, at, seq);
