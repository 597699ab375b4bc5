-- Topics in the search: who sees one is asked of its audience when it is looked for, so nothing of it is written down
-- beside it, and there is nothing to keep in step with audiences, homes and groups.

CREATE INDEX topic_by_title ON topic USING gin (lower(number || ' ' || title) gin_trgm_ops) WITH (fastupdate = off)
  WHERE deleted_at IS NULL;

-- A setting of the extension can be given to a function only once the session has loaded the extension.
SELECT word_similarity('a', 'a');

-- The topics of these organisations that may be meant, whoever may see them: what has one of the spellings of the first
-- word, or resembles it, and has or resembles every other word.
CREATE FUNCTION topics_called(orgs uuid[], words text[], patterns text[], resembles boolean)
RETURNS TABLE (org_id uuid, id uuid) LANGUAGE plpgsql STABLE
SET pg_trgm.word_similarity_threshold = 0.45
-- One plan for all queries, by the index, as of `search_entries`.
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT t.org_id, t.id FROM (
      SELECT org_id, id, lower(number || ' ' || title) AS called FROM topic
      WHERE deleted_at IS NULL AND lower(number || ' ' || title) LIKE ANY (patterns)
      UNION
      SELECT org_id, id, lower(number || ' ' || title) FROM topic
      WHERE resembles AND deleted_at IS NULL AND words[1] <% lower(number || ' ' || title)
    ) t
    WHERE t.org_id = ANY (orgs) AND NOT EXISTS (
      SELECT 1 FROM unnest(words[2:]) word
      WHERE strpos(t.called, word) = 0 AND NOT (word !~ '[0-9]' AND word <% t.called));
END $$;
