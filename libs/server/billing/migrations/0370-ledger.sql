-- The books of an organisation: double entry that the database itself holds (domain model 5.14). Whoever writes here, by
-- whatever statement, is refused an entry that does not balance, that changes, that falls into a closed month or that takes
-- more out of a deposit than is in it.

CREATE TABLE ledger_account (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  code text NOT NULL CHECK (code ~ '^[0-9A-Z][0-9A-Z.-]{0,39}$'),
  -- By what the rules know it; null for accounts of the organisation's own making.
  key text,
  -- Null while it has the name that its key has in each language.
  name text CHECK (length(name) BETWEEN 1 AND 120),
  type text NOT NULL CHECK (type IN ('asset', 'liability', 'equity', 'revenue', 'expense')),
  normal text NOT NULL CHECK (normal IN ('debit', 'credit')),
  -- Whose deposit it is.
  person_id uuid,
  allow_negative boolean NOT NULL DEFAULT true,
  -- Whole rupiah on its normal side; kept by the trigger of postings alone.
  balance bigint NOT NULL DEFAULT 0,
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, code),
  UNIQUE (org_id, key),
  UNIQUE (org_id, person_id),
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id),
  CHECK (key IS NOT NULL OR name IS NOT NULL),
  CHECK (person_id IS NULL OR NOT allow_negative),
  CONSTRAINT ledger_balance_is_kept CHECK (allow_negative OR balance >= 0),
  CHECK (balance BETWEEN -9007199254740991 AND 9007199254740991)
);

-- The end of each organisation's chain, and the queue of those that write at once.
CREATE TABLE ledger_head (
  org_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
  seq bigint NOT NULL DEFAULT 0,
  hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex')
);

-- Months that are closed: nothing falls into them any more.
CREATE TABLE ledger_closed_period (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  period text NOT NULL CHECK (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  closed_at timestamptz NOT NULL,
  closed_by uuid,
  PRIMARY KEY (org_id, period)
);

CREATE TABLE ledger_entry (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Its number: without gaps, in the order of the chain.
  seq bigint NOT NULL CHECK (seq > 0),
  at timestamptz NOT NULL,
  effective_on date NOT NULL,
  kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  memo text NOT NULL CHECK (length(memo) BETWEEN 1 AND 1024),
  source_type text NOT NULL CHECK (length(source_type) BETWEEN 1 AND 40),
  source_id uuid NOT NULL,
  idempotency_key text NOT NULL CHECK (length(idempotency_key) BETWEEN 1 AND 128),
  reverses_id uuid,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, seq),
  UNIQUE (org_id, idempotency_key),
  CONSTRAINT ledger_reversed_once UNIQUE (org_id, reverses_id),
  FOREIGN KEY (org_id, reverses_id) REFERENCES ledger_entry (org_id, id),
  CHECK (id <> reverses_id)
);
CREATE INDEX ledger_entry_by_day ON ledger_entry (org_id, effective_on DESC, seq DESC);
CREATE INDEX ledger_entry_by_source ON ledger_entry (org_id, source_type, source_id);

CREATE TABLE ledger_posting (
  org_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  line smallint NOT NULL CHECK (line > 0),
  account_id uuid NOT NULL,
  side text NOT NULL CHECK (side IN ('debit', 'credit')),
  -- Whole rupiah.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 9007199254740991),
  PRIMARY KEY (org_id, entry_id, line),
  FOREIGN KEY (org_id, entry_id) REFERENCES ledger_entry (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, account_id) REFERENCES ledger_account (org_id, id)
);
CREATE INDEX ledger_posting_by_account ON ledger_posting (org_id, account_id);

-- What the nightly proof found, one a day.
CREATE TABLE ledger_proof (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  day date NOT NULL,
  at timestamptz NOT NULL,
  entries bigint NOT NULL,
  debit bigint NOT NULL,
  credit bigint NOT NULL,
  -- What does not agree, in words of the contract; empty when all does.
  faults text[] NOT NULL,
  PRIMARY KEY (org_id, day)
);

-- What is hashed of an entry: all of it and its postings.
CREATE FUNCTION ledger_content(e ledger_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'orgId', e.org_id, 'id', e.id, 'seq', e.seq,
    'at', to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'effectiveOn', e.effective_on,
    'kind', e.kind, 'memo', e.memo, 'sourceType', e.source_type, 'sourceId', e.source_id,
    'idempotencyKey', e.idempotency_key, 'reversesId', e.reverses_id,
    'postings', (
      SELECT coalesce(jsonb_agg(jsonb_build_array(p.account_id, p.side, p.amount) ORDER BY p.line), '[]'::jsonb)
      FROM ledger_posting p WHERE p.org_id = e.org_id AND p.entry_id = e.id
    )
  )::text
$$;
CREATE FUNCTION ledger_hash(e ledger_entry) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(e.prev_hash || convert_to(ledger_content(e), 'UTF8'))
$$;

CREATE FUNCTION ledger_lock(org uuid) RETURNS ledger_head LANGUAGE plpgsql AS $$
DECLARE
  head ledger_head;
BEGIN
  INSERT INTO ledger_head (org_id) VALUES (org) ON CONFLICT (org_id) DO NOTHING;
  SELECT * INTO STRICT head FROM ledger_head WHERE org_id = org FOR UPDATE;
  RETURN head;
END $$;

CREATE FUNCTION ledger_refuse(reason text, broken text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', reason USING ERRCODE = 'restrict_violation', CONSTRAINT = broken;
END $$;

-- A month is closed and opened again in the same queue as entries are made, so that none slips in.
CREATE FUNCTION ledger_close_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM organization WHERE id = coalesce(NEW.org_id, OLD.org_id)) THEN
    PERFORM ledger_lock(coalesce(NEW.org_id, OLD.org_id));
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER ledger_close_in_order BEFORE INSERT OR UPDATE OR DELETE ON ledger_closed_period
  FOR EACH ROW EXECUTE FUNCTION ledger_close_in_order();

CREATE FUNCTION ledger_entry_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_lock(NEW.org_id);
  IF EXISTS (
    SELECT 1 FROM ledger_closed_period c WHERE c.org_id = NEW.org_id AND c.period = to_char(NEW.effective_on, 'YYYY-MM')
  ) THEN
    PERFORM ledger_refuse('the month of the entry is closed', 'ledger_period_is_open');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entry_begins BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_entry_begins();

-- The postings of an entry come in one statement: what it was hashed with is there at its end, and nothing comes later.
-- Balances follow them, each account once for a statement and always in one order.
CREATE FUNCTION ledger_post_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entry e
    WHERE (e.org_id, e.id) IN (SELECT n.org_id, n.entry_id FROM posted n) AND e.hash <> ledger_hash(e)
  ) THEN
    PERFORM ledger_refuse('an entry has the postings it was made with', 'ledger_entry_is_chained');
  END IF;
  PERFORM 1 FROM ledger_account a
    WHERE (a.org_id, a.id) IN (SELECT n.org_id, n.account_id FROM posted n) ORDER BY a.org_id, a.id FOR UPDATE;
  UPDATE ledger_account a SET balance = a.balance + d.grown
    FROM (
      SELECT n.org_id, n.account_id, sum(CASE WHEN n.side = b.normal THEN n.amount ELSE -n.amount END)::bigint AS grown
      FROM posted n JOIN ledger_account b ON b.org_id = n.org_id AND b.id = n.account_id
      GROUP BY n.org_id, n.account_id
    ) d
    WHERE a.org_id = d.org_id AND a.id = d.account_id;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_post_balances AFTER INSERT ON ledger_posting REFERENCING NEW TABLE AS posted
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_post_balances();

-- What an entry must be once its transaction ends.
CREATE FUNCTION ledger_require_entry(org uuid, entry uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  e ledger_entry;
  count bigint;
  debit numeric;
  credit numeric;
BEGIN
  SELECT * INTO e FROM ledger_entry WHERE org_id = org AND id = entry;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT count(*), coalesce(sum(amount) FILTER (WHERE side = 'debit'), 0), coalesce(sum(amount) FILTER (WHERE side = 'credit'), 0)
    INTO count, debit, credit FROM ledger_posting WHERE org_id = org AND entry_id = entry;
  IF count < 2 OR debit <> credit THEN
    PERFORM ledger_refuse('an entry has two postings at least, and its sides are alike', 'ledger_entry_balances');
  END IF;
  IF e.prev_hash <> coalesce(
    (SELECT b.hash FROM ledger_entry b WHERE b.org_id = org AND b.seq = e.seq - 1), decode(repeat('00', 32), 'hex')
  ) OR (e.seq > 1 AND NOT EXISTS (SELECT 1 FROM ledger_entry b WHERE b.org_id = org AND b.seq = e.seq - 1))
    OR e.seq > (SELECT h.seq FROM ledger_head h WHERE h.org_id = org) THEN
    PERFORM ledger_refuse('an entry is chained to the one before it', 'ledger_entry_is_chained');
  END IF;
  IF e.reverses_id IS NOT NULL AND (
    EXISTS (SELECT 1 FROM ledger_entry r WHERE r.org_id = org AND r.id = e.reverses_id AND r.reverses_id IS NOT NULL)
    OR EXISTS (
      (SELECT account_id, side, amount, count(*) FROM ledger_posting WHERE org_id = org AND entry_id = entry GROUP BY 1, 2, 3)
      EXCEPT
      (SELECT account_id, CASE side WHEN 'debit' THEN 'credit' ELSE 'debit' END, amount, count(*)
       FROM ledger_posting WHERE org_id = org AND entry_id = e.reverses_id GROUP BY 1, 2, 3)
    )
    OR count <> (SELECT count(*) FROM ledger_posting WHERE org_id = org AND entry_id = e.reverses_id)
  ) THEN
    PERFORM ledger_refuse('a reversal is the entry the other way round', 'ledger_reversal_is_opposite');
  END IF;
END $$;
CREATE FUNCTION ledger_entry_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_require_entry(NEW.org_id, NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entry_ends AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_ends();
-- Rows go only with their whole organisation, which is a demonstration.
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN
    RETURN OLD;
  END IF;
  PERFORM ledger_refuse('the books are append-only', 'ledger_is_append_only');
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entry_stays BEFORE UPDATE OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_stays();
CREATE TRIGGER ledger_posting_stays BEFORE UPDATE OR DELETE ON ledger_posting FOR EACH ROW EXECUTE FUNCTION ledger_stays();

-- The end of the chain moves to the next entry alone, and never back.
CREATE FUNCTION ledger_head_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  ELSIF NEW.org_id = OLD.org_id AND NEW.seq > OLD.seq AND EXISTS (
    SELECT 1 FROM ledger_entry e WHERE e.org_id = NEW.org_id AND e.seq = NEW.seq AND e.hash = NEW.hash
  ) THEN
    RETURN NEW;
  END IF;
  PERFORM ledger_refuse('the end of the chain is its last entry', 'ledger_entry_is_chained');
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_head_stays BEFORE UPDATE OR DELETE ON ledger_head FOR EACH ROW EXECUTE FUNCTION ledger_head_stays();

-- An account keeps its balance, its kind and its owner; one that was posted to, its code as well.
CREATE FUNCTION ledger_account_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posted boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN PERFORM ledger_refuse('an account begins with nothing', 'ledger_balance_is_kept'); END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id)
      AND EXISTS (SELECT 1 FROM ledger_posting WHERE org_id = OLD.org_id AND account_id = OLD.id) THEN
      PERFORM ledger_refuse('an account that was posted to stays', 'ledger_is_append_only');
    END IF;
    RETURN OLD;
  END IF;
  IF NEW.balance <> OLD.balance AND pg_trigger_depth() < 2 THEN
    PERFORM ledger_refuse('a balance follows its postings', 'ledger_balance_is_kept');
  END IF;
  IF (NEW.org_id, NEW.id, NEW.key, NEW.type, NEW.normal, NEW.person_id, NEW.allow_negative)
    IS DISTINCT FROM (OLD.org_id, OLD.id, OLD.key, OLD.type, OLD.normal, OLD.person_id, OLD.allow_negative) THEN
    PERFORM ledger_refuse('an account stays what it is', 'ledger_account_stays');
  END IF;
  IF NEW.code <> OLD.code THEN
    SELECT EXISTS (SELECT 1 FROM ledger_posting WHERE org_id = OLD.org_id AND account_id = OLD.id) INTO posted;
    IF posted THEN PERFORM ledger_refuse('an account that was posted to keeps its code', 'ledger_account_stays'); END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_account_stays BEFORE INSERT OR UPDATE OR DELETE ON ledger_account
  FOR EACH ROW EXECUTE FUNCTION ledger_account_stays();

CREATE FUNCTION ledger_is_not_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_refuse('the books are append-only', 'ledger_is_append_only');
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entry_is_not_emptied BEFORE TRUNCATE ON ledger_entry EXECUTE FUNCTION ledger_is_not_emptied();
CREATE TRIGGER ledger_posting_is_not_emptied BEFORE TRUNCATE ON ledger_posting EXECUTE FUNCTION ledger_is_not_emptied();
CREATE TRIGGER ledger_head_is_not_emptied BEFORE TRUNCATE ON ledger_head EXECUTE FUNCTION ledger_is_not_emptied();
CREATE TRIGGER ledger_account_is_not_emptied BEFORE TRUNCATE ON ledger_account EXECUTE FUNCTION ledger_is_not_emptied();

-- The one way in which entries are made: numbers, chains and posts them, and moves the end of the chain once. `entries` is an
-- array of {id, at, effectiveOn, kind, memo, sourceType, sourceId, idempotencyKey, reversesId, postings: [{accountId, side, amount}]}.
CREATE FUNCTION ledger_write(org uuid, entries jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head ledger_head := ledger_lock(org);
  entry jsonb;
  e ledger_entry;
  made ledger_entry[] := '{}';
BEGIN
  FOR entry IN SELECT value FROM jsonb_array_elements(entries) LOOP
    head.seq := head.seq + 1;
    e.org_id := org;
    e.id := entry->>'id';
    e.seq := head.seq;
    e.at := entry->>'at';
    e.effective_on := entry->>'effectiveOn';
    e.kind := entry->>'kind';
    e.memo := entry->>'memo';
    e.source_type := entry->>'sourceType';
    e.source_id := entry->>'sourceId';
    e.idempotency_key := entry->>'idempotencyKey';
    e.reverses_id := entry->>'reversesId';
    e.prev_hash := head.hash;
    -- The same text as of the rows that are about to be there.
    head.hash := sha256(e.prev_hash || convert_to((jsonb_set(ledger_content(e)::jsonb, '{postings}', (
      SELECT jsonb_agg(jsonb_build_array((p->>'accountId')::uuid, p->>'side', (p->>'amount')::bigint) ORDER BY n)
      FROM jsonb_array_elements(entry->'postings') WITH ORDINALITY AS lines (p, n)
    )))::text, 'UTF8'));
    e.hash := head.hash;
    made := made || e;
  END LOOP;
  INSERT INTO ledger_entry SELECT (m).* FROM unnest(made) AS m;
  INSERT INTO ledger_posting (org_id, entry_id, line, account_id, side, amount)
    SELECT org, (one->>'id')::uuid, n, (p->>'accountId')::uuid, p->>'side', (p->>'amount')::bigint
    FROM jsonb_array_elements(entries) AS one, jsonb_array_elements(one->'postings') WITH ORDINALITY AS lines (p, n);
  UPDATE ledger_head h SET seq = head.seq, hash = head.hash WHERE h.org_id = org AND head.seq > h.seq;
END $$;
