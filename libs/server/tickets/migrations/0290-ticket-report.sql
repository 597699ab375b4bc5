-- When a ticket was answered and when it was resolved, read from its times: what a report of a month counts by.
ALTER TABLE ticket
  ADD COLUMN responded_at timestamptz GENERATED ALWAYS AS (to_timestamp((times ->> 'respondedAt')::double precision / 1000)) STORED,
  ADD COLUMN resolved_at timestamptz GENERATED ALWAYS AS (
    CASE WHEN state IN ('resolved', 'closed') THEN to_timestamp(coalesce(
      jsonb_path_query_array(times, '$.states[*] ? (@.state == "resolved")') -> -1 ->> 'at',
      times -> 'states' -> -1 ->> 'at')::double precision / 1000) END) STORED;

CREATE INDEX ticket_by_resolution ON ticket (org_id, building_id, resolved_at) WHERE resolved_at IS NOT NULL;
