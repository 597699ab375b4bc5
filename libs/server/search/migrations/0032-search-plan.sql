-- The search, planned by its index: what has the word and what resembles it are found one after the other.

-- With the organisation as its first column each search would walk all rows of the organisation.
DROP INDEX search_entry_by_body;
CREATE INDEX search_entry_by_body ON search_entry USING gin (body gin_trgm_ops);

CREATE OR REPLACE FUNCTION search_entries(
  scopes jsonb, query text, words text[], patterns text[], resembles boolean, most integer)
RETURNS TABLE (kind text, id uuid, org_id uuid, building_id uuid, title text, detail text)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.45 AS $$
  WITH scope AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(scopes)
      AS s(org_id uuid, kind text, building_ids uuid[], reach text, unit_ids uuid[], user_id uuid)
  ),
  beginning AS MATERIALIZED (
    SELECT e.* FROM scope s CROSS JOIN LATERAL (
      SELECT * FROM search_entry e
      WHERE e.org_id = s.org_id AND e.kind = s.kind
        AND lower(e.title) ~>=~ query AND lower(e.title) ~<~ (query || chr(1114111))
        AND (s.building_ids IS NULL OR e.building_id = ANY (s.building_ids) OR (e.building_id IS NULL AND e.kind = 'member'))
        AND (s.reach = 'all' OR e.unit_id = ANY (s.unit_ids) OR e.user_id = s.user_id)
      ORDER BY lower(e.title) USING ~<~ LIMIT most
    ) e
  ),
  containing AS MATERIALIZED (
    SELECT e.* FROM (SELECT DISTINCT s.org_id FROM scope s) o CROSS JOIN LATERAL (
      SELECT * FROM search_entry e
      WHERE e.org_id = o.org_id AND e.body LIKE ANY (patterns)
        AND NOT EXISTS (
          SELECT 1 FROM unnest(words[2:]) word
          WHERE strpos(e.body, word) = 0 AND NOT (word !~ '[0-9]' AND word <% e.body))
        AND EXISTS (
          SELECT 1 FROM scope s WHERE s.org_id = e.org_id AND s.kind = e.kind
            AND (s.building_ids IS NULL OR e.building_id = ANY (s.building_ids) OR (e.building_id IS NULL AND e.kind = 'member'))
            AND (s.reach = 'all' OR e.unit_id = ANY (s.unit_ids) OR e.user_id = s.user_id))
      LIMIT 100
    ) e
    WHERE cardinality(patterns) > 0 AND (SELECT count(*) FROM beginning) < most
  ),
  -- What merely resembles is looked for where too little has the word itself: it costs the most.
  resembling AS MATERIALIZED (
    SELECT e.* FROM (SELECT DISTINCT s.org_id FROM scope s) o CROSS JOIN LATERAL (
      SELECT * FROM search_entry e
      WHERE e.org_id = o.org_id AND words[1] <% e.body
        AND NOT EXISTS (
          SELECT 1 FROM unnest(words[2:]) word
          WHERE strpos(e.body, word) = 0 AND NOT (word !~ '[0-9]' AND word <% e.body))
        AND EXISTS (
          SELECT 1 FROM scope s WHERE s.org_id = e.org_id AND s.kind = e.kind
            AND (s.building_ids IS NULL OR e.building_id = ANY (s.building_ids) OR (e.building_id IS NULL AND e.kind = 'member'))
            AND (s.reach = 'all' OR e.unit_id = ANY (s.unit_ids) OR e.user_id = s.user_id))
      LIMIT 100
    ) e
    WHERE resembles AND (SELECT count(*) FROM beginning) + (SELECT count(*) FROM containing) < 5
  )
  SELECT f.kind, f.id, f.org_id, f.building_id, f.title, f.detail
  FROM (SELECT * FROM beginning UNION SELECT * FROM containing UNION SELECT * FROM resembling) f
  ORDER BY lower(f.title) <> query, strpos(lower(f.title), query) <> 1, strpos(f.body, query) = 0,
    word_similarity(query, f.body) DESC,
    array_position(ARRAY['building', 'person', 'member', 'unit', 'device', 'alarm'], f.kind), lower(f.title), f.id
  LIMIT most
$$;
