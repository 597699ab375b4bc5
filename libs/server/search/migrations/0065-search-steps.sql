-- The search in steps, each only where the one before found too little: beginnings of titles, what has the word, what
-- has it with two letters exchanged, what merely resembles it. Most queries end after the first or the second.

-- A setting of the extension can be given to a function only once the session has loaded the extension.
SELECT word_similarity('a', 'a');

CREATE OR REPLACE FUNCTION search_entries(
  scopes jsonb, query text, words text[], patterns text[], resembles boolean, most integer)
RETURNS TABLE (kind text, id uuid, org_id uuid, building_id uuid, title text, detail text)
LANGUAGE plpgsql STABLE
SET pg_trgm.word_similarity_threshold = 0.45
-- One plan for all queries, by the indexes: the planner knows neither what is typed nor what comparing a text costs.
-- So `near` stands alone as well: joined, it would be read by the index of titles, row after row.
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  found search_entry[];
  -- The word itself first, then its other spellings.
  spellings text[] := patterns[1:1];
BEGIN
  found := ARRAY(
    SELECT e FROM jsonb_to_recordset(scopes)
        AS s(org_id uuid, kind text, building_ids uuid[], reach text, unit_ids uuid[], user_id uuid)
      CROSS JOIN LATERAL (
        SELECT * FROM search_entry e
        WHERE e.org_id = s.org_id AND e.kind = s.kind
          AND lower(e.title) ~>=~ query AND lower(e.title) ~<~ (query || chr(1114111))
          AND (s.building_ids IS NULL OR e.building_id = ANY (s.building_ids) OR (e.building_id IS NULL AND e.kind = 'member'))
          AND (s.reach = 'all' OR e.unit_id = ANY (s.unit_ids) OR e.user_id = s.user_id)
        ORDER BY lower(e.title) USING ~<~ LIMIT most
      ) e);
  WHILE cardinality(spellings) > 0 AND cardinality(found) < CASE WHEN spellings = patterns[1:1] THEN most ELSE 5 END LOOP
    found := found || ARRAY(
      WITH scope AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(scopes)
          AS s(org_id uuid, kind text, building_ids uuid[], reach text, unit_ids uuid[], user_id uuid)
      ),
      near AS MATERIALIZED (SELECT * FROM search_entry e WHERE e.body LIKE ANY (spellings))
      SELECT ROW (e.*)::search_entry FROM near e
      WHERE NOT EXISTS (
          SELECT 1 FROM unnest(words[2:]) word
          WHERE strpos(e.body, word) = 0 AND NOT (word !~ '[0-9]' AND word <% e.body))
        AND EXISTS (
          SELECT 1 FROM scope s WHERE s.org_id = e.org_id AND s.kind = e.kind
            AND (s.building_ids IS NULL OR e.building_id = ANY (s.building_ids) OR (e.building_id IS NULL AND e.kind = 'member'))
            AND (s.reach = 'all' OR e.unit_id = ANY (s.unit_ids) OR e.user_id = s.user_id))
      LIMIT 2 * most);
    spellings := CASE WHEN spellings = patterns[1:1] THEN patterns[2:] ELSE '{}' END;
  END LOOP;
  IF resembles AND cardinality(found) < 5 THEN
    found := found || ARRAY(
      WITH scope AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(scopes)
          AS s(org_id uuid, kind text, building_ids uuid[], reach text, unit_ids uuid[], user_id uuid)
      ),
      near AS MATERIALIZED (SELECT * FROM search_entry e WHERE words[1] <% e.body)
      SELECT ROW (e.*)::search_entry FROM near e
      WHERE NOT EXISTS (
          SELECT 1 FROM unnest(words[2:]) word
          WHERE strpos(e.body, word) = 0 AND NOT (word !~ '[0-9]' AND word <% e.body))
        AND EXISTS (
          SELECT 1 FROM scope s WHERE s.org_id = e.org_id AND s.kind = e.kind
            AND (s.building_ids IS NULL OR e.building_id = ANY (s.building_ids) OR (e.building_id IS NULL AND e.kind = 'member'))
            AND (s.reach = 'all' OR e.unit_id = ANY (s.unit_ids) OR e.user_id = s.user_id))
      LIMIT 2 * most);
  END IF;
  RETURN QUERY
    SELECT f.kind, f.id, f.org_id, f.building_id, f.title, f.detail
    FROM (SELECT DISTINCT * FROM unnest(found)) f
    ORDER BY lower(f.title) <> query, strpos(lower(f.title), query) <> 1, strpos(f.body, query) = 0,
      word_similarity(query, f.body) DESC,
      array_position(ARRAY['building', 'person', 'member', 'unit', 'device', 'alarm'], f.kind), lower(f.title), f.id
    LIMIT most;
END $$;
