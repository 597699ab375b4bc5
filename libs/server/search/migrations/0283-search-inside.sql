-- The search finds what is spelt with a letter or two wrong, and the words inside of tickets.

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
-- A setting of the extension can be given to a function only once the session has loaded the extension.
SELECT word_similarity('a', 'a');

-- Whether a word of `body` is `word` but for one letter, from six letters on for two: another, missing or too many. A
-- code with one digit changed is another code.
CREATE FUNCTION is_misspelt_in(body text, word text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  most integer := CASE WHEN length(word) < 6 THEN 1 ELSE 2 END;
BEGIN
  IF length(word) NOT BETWEEN 4 AND 40 OR word ~ '[0-9]' THEN RETURN false; END IF;
  RETURN EXISTS (
    SELECT 1 FROM regexp_split_to_table(body, '[^[:alnum:]]+') part
    WHERE length(part) BETWEEN length(word) - most AND length(word) + most
      AND levenshtein_less_equal(part, word, most) <= most);
END $$;

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
  -- One or two letters wrong share few sequences of three: what shares some is compared letter by letter.
  IF resembles AND cardinality(found) = 0 THEN
    PERFORM set_config('pg_trgm.word_similarity_threshold', '0.35', true);
    found := ARRAY(
      WITH scope AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(scopes)
          AS s(org_id uuid, kind text, building_ids uuid[], reach text, unit_ids uuid[], user_id uuid)
      ),
      near AS MATERIALIZED (SELECT * FROM search_entry e WHERE words[1] <% e.body)
      SELECT ROW (e.*)::search_entry FROM near e
      WHERE EXISTS (
          SELECT 1 FROM scope s WHERE s.org_id = e.org_id AND s.kind = e.kind
            AND (s.building_ids IS NULL OR e.building_id = ANY (s.building_ids) OR (e.building_id IS NULL AND e.kind = 'member'))
            AND (s.reach = 'all' OR e.unit_id = ANY (s.unit_ids) OR e.user_id = s.user_id))
        AND NOT EXISTS (
          SELECT 1 FROM unnest(words) word
          WHERE strpos(e.body, word) = 0 AND NOT is_misspelt_in(e.body, word))
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

-- What people wrote to each other about tickets. Tickets themselves have `ticket_by_text`.
CREATE INDEX ticket_reply_by_text ON ticket_reply USING gin (lower(body) gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX ticket_note_by_text ON ticket_note USING gin (lower(body) gin_trgm_ops) WITH (fastupdate = off);

CREATE FUNCTION has_words(body text, words text[], patterns text[]) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  folded text := lower(body);
BEGIN
  RETURN folded LIKE ANY (patterns)
    AND NOT EXISTS (SELECT 1 FROM unnest(words[2:]) word WHERE strpos(folded, word) = 0);
END $$;

-- The tickets in whose report, replies or notes the words stand, and whether only a note has them: those that may be
-- meant by each scope, of which the caller shows what the person may see. Who sees only their own is asked for the newest
-- thousand of them. At most `most` of each.
CREATE FUNCTION tickets_saying(scopes jsonb, words text[], patterns text[], most integer)
RETURNS TABLE (org_id uuid, id uuid, is_note boolean) LANGUAGE plpgsql STABLE ROWS 50
-- One plan for all queries, by the indexes, as of `search_entries`.
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  own uuid[];
BEGIN
  IF EXISTS (SELECT 1 FROM jsonb_to_recordset(scopes) AS s(reach text) WHERE s.reach = 'all') THEN
    RETURN QUERY
      WITH near AS MATERIALIZED (SELECT t.org_id, t.id, t.building_id, t.title, t.details FROM ticket t WHERE t.search_key LIKE ANY (patterns))
      SELECT n.org_id, n.id, false FROM near n
      WHERE EXISTS (
          SELECT 1 FROM jsonb_to_recordset(scopes) AS s(org_id uuid, building_ids uuid[], reach text)
          WHERE s.reach = 'all' AND s.org_id = n.org_id AND (s.building_ids IS NULL OR n.building_id = ANY (s.building_ids)))
        AND has_words(n.title || ' ' || n.details, words, patterns)
      LIMIT most;
    RETURN QUERY
      WITH near AS MATERIALIZED (SELECT r.org_id, r.ticket_id, r.body FROM ticket_reply r WHERE lower(r.body) LIKE ANY (patterns))
      SELECT n.org_id, n.ticket_id, false FROM near n
      WHERE has_words(n.body, words, patterns) AND EXISTS (
        SELECT 1 FROM jsonb_to_recordset(scopes) AS s(org_id uuid, building_ids uuid[], reach text)
        WHERE s.reach = 'all' AND s.org_id = n.org_id AND (s.building_ids IS NULL OR s.building_ids @> ARRAY[
          (SELECT t.building_id FROM ticket t WHERE t.org_id = n.org_id AND t.id = n.ticket_id)]))
      LIMIT most;
    RETURN QUERY
      WITH near AS MATERIALIZED (SELECT c.org_id, c.ticket_id, c.body FROM ticket_note c WHERE lower(c.body) LIKE ANY (patterns))
      SELECT n.org_id, n.ticket_id, true FROM near n
      WHERE has_words(n.body, words, patterns) AND EXISTS (
        SELECT 1 FROM jsonb_to_recordset(scopes) AS s(org_id uuid, building_ids uuid[], reach text, notes boolean)
        WHERE s.reach = 'all' AND s.notes AND s.org_id = n.org_id AND (s.building_ids IS NULL OR s.building_ids @> ARRAY[
          (SELECT t.building_id FROM ticket t WHERE t.org_id = n.org_id AND t.id = n.ticket_id)]))
      LIMIT most;
  END IF;
  own := ARRAY(
    SELECT x.id FROM jsonb_to_recordset(scopes) AS s(org_id uuid, reach text, unit_ids uuid[], user_id uuid)
      CROSS JOIN LATERAL (
        SELECT t.id, t.org_id, t.created_at FROM ticket t WHERE t.reporter_user_id = s.user_id
        UNION SELECT t.id, t.org_id, t.created_at FROM ticket t WHERE t.org_id = s.org_id AND t.unit_id = ANY (s.unit_ids)
        UNION SELECT t.id, t.org_id, t.created_at FROM ticket t WHERE t.assignee_id = s.user_id
        UNION SELECT t.id, t.org_id, t.created_at FROM ticket_executor e
          JOIN ticket t ON t.org_id = e.org_id AND t.id = e.ticket_id WHERE e.user_id = s.user_id
      ) x
    WHERE s.reach = 'own' AND x.org_id = s.org_id ORDER BY x.created_at DESC LIMIT 1000);
  IF cardinality(own) = 0 THEN RETURN; END IF;
  RETURN QUERY
    WITH mine AS MATERIALIZED (
      SELECT t.org_id, t.id, t.title, t.details FROM jsonb_to_recordset(scopes) AS s(org_id uuid, reach text)
        JOIN ticket t ON t.org_id = s.org_id AND t.id = ANY (own) WHERE s.reach = 'own')
    SELECT m.org_id, m.id, false FROM mine m WHERE has_words(m.title || ' ' || m.details, words, patterns)
    UNION SELECT m.org_id, m.id, false FROM mine m JOIN ticket_reply r ON r.org_id = m.org_id AND r.ticket_id = m.id
      WHERE has_words(r.body, words, patterns)
    UNION SELECT m.org_id, m.id, true FROM mine m JOIN ticket_note c ON c.org_id = m.org_id AND c.ticket_id = m.id
      WHERE has_words(c.body, words, patterns)
    LIMIT most;
END $$;
