-- Reports of an organisation are read from sums by account, building and month, which the database itself keeps: they follow the
-- postings and nothing else, and the nightly proof reckons them again.

-- Money itself: on hand, in the bank, on its way there. What moves it is the cash flow.
ALTER TABLE ledger_account ADD COLUMN is_money boolean NOT NULL DEFAULT false;
UPDATE ledger_account SET is_money = true WHERE key IN ('cash', 'bank', 'clearing');
ALTER TABLE ledger_account ADD CONSTRAINT money_is_an_asset CHECK (NOT is_money OR type = 'asset');

-- Of which building an entry is; null where it is of the organisation alone. Entries of before keep the hash they were made
-- with (form 1), of which the building is no part.
ALTER TABLE ledger_entry
  ADD COLUMN building_id uuid,
  ADD COLUMN form smallint NOT NULL DEFAULT 1 CHECK (form IN (1, 2)),
  ADD FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE;
ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_stays;
UPDATE ledger_entry e SET building_id = b.building_id FROM bill b
  WHERE e.source_type = 'bill' AND b.org_id = e.org_id AND b.id = e.source_id;
UPDATE ledger_entry e SET building_id = p.building_id FROM payment p
  WHERE e.source_type = 'payment' AND p.org_id = e.org_id AND p.id = e.source_id;
ALTER TABLE ledger_entry ENABLE TRIGGER ledger_entry_stays;

CREATE OR REPLACE FUNCTION ledger_content(e ledger_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT (jsonb_build_object(
    'orgId', e.org_id, 'id', e.id, 'seq', e.seq,
    'at', to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'effectiveOn', e.effective_on,
    'kind', e.kind, 'memo', e.memo, 'sourceType', e.source_type, 'sourceId', e.source_id,
    'idempotencyKey', e.idempotency_key, 'reversesId', e.reverses_id,
    'postings', (
      SELECT coalesce(jsonb_agg(jsonb_build_array(p.account_id, p.side, p.amount) ORDER BY p.line), '[]'::jsonb)
      FROM ledger_posting p WHERE p.org_id = e.org_id AND p.entry_id = e.id
    )
  ) || CASE WHEN e.form = 1 THEN '{}'::jsonb ELSE jsonb_build_object('buildingId', e.building_id) END)::text
$$;

-- What was posted in a month; `money_*` are the same postings of those entries alone that move money.
CREATE TABLE ledger_month (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  period text NOT NULL CHECK (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  account_id uuid NOT NULL,
  building_id uuid,
  -- Whole rupiah.
  debit bigint NOT NULL CHECK (debit >= 0),
  credit bigint NOT NULL CHECK (credit >= 0),
  money_debit bigint NOT NULL CHECK (money_debit BETWEEN 0 AND debit),
  money_credit bigint NOT NULL CHECK (money_credit BETWEEN 0 AND credit),
  CONSTRAINT ledger_month_once UNIQUE NULLS NOT DISTINCT (org_id, period, account_id, building_id),
  FOREIGN KEY (org_id, account_id) REFERENCES ledger_account (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);

-- The sums as the postings say them: what `ledger_month` has to be.
CREATE VIEW ledger_month_reckoned AS
  SELECT p.org_id, to_char(e.effective_on, 'YYYY-MM') AS period, p.account_id, e.building_id,
    coalesce(sum(p.amount) FILTER (WHERE p.side = 'debit'), 0)::bigint AS debit,
    coalesce(sum(p.amount) FILTER (WHERE p.side = 'credit'), 0)::bigint AS credit,
    coalesce(sum(p.amount) FILTER (WHERE p.side = 'debit' AND m.moves), 0)::bigint AS money_debit,
    coalesce(sum(p.amount) FILTER (WHERE p.side = 'credit' AND m.moves), 0)::bigint AS money_credit
  FROM ledger_posting p
  JOIN ledger_entry e ON e.org_id = p.org_id AND e.id = p.entry_id
  JOIN (
    SELECT o.org_id, o.entry_id, bool_or(a.is_money) AS moves
    FROM ledger_posting o JOIN ledger_account a ON a.org_id = o.org_id AND a.id = o.account_id
    GROUP BY o.org_id, o.entry_id
  ) m ON m.org_id = p.org_id AND m.entry_id = p.entry_id
  GROUP BY p.org_id, 2, p.account_id, e.building_id;

INSERT INTO ledger_month (org_id, period, account_id, building_id, debit, credit, money_debit, money_credit)
  SELECT org_id, period, account_id, building_id, debit, credit, money_debit, money_credit FROM ledger_month_reckoned;

-- All postings of an entry come in one statement (0370), so that it is known here whether it moves money.
CREATE FUNCTION ledger_post_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM posted n JOIN ledger_account a ON a.org_id = n.org_id AND a.id = n.account_id WHERE a.archived_at IS NOT NULL
  ) THEN
    PERFORM ledger_refuse('an account that is out of use is not posted to', 'ledger_account_is_used');
  END IF;
  INSERT INTO ledger_month AS m (org_id, period, account_id, building_id, debit, credit, money_debit, money_credit)
    SELECT n.org_id, to_char(e.effective_on, 'YYYY-MM'), n.account_id, e.building_id,
      coalesce(sum(n.amount) FILTER (WHERE n.side = 'debit'), 0), coalesce(sum(n.amount) FILTER (WHERE n.side = 'credit'), 0),
      coalesce(sum(n.amount) FILTER (WHERE n.side = 'debit' AND t.moves), 0),
      coalesce(sum(n.amount) FILTER (WHERE n.side = 'credit' AND t.moves), 0)
    FROM posted n
    JOIN ledger_entry e ON e.org_id = n.org_id AND e.id = n.entry_id
    JOIN (
      SELECT o.org_id, o.entry_id, bool_or(a.is_money) AS moves
      FROM posted o JOIN ledger_account a ON a.org_id = o.org_id AND a.id = o.account_id GROUP BY o.org_id, o.entry_id
    ) t ON t.org_id = n.org_id AND t.entry_id = n.entry_id
    GROUP BY n.org_id, 2, n.account_id, e.building_id
    ORDER BY n.org_id, 2, n.account_id, e.building_id
    ON CONFLICT ON CONSTRAINT ledger_month_once DO UPDATE SET
      debit = m.debit + EXCLUDED.debit, credit = m.credit + EXCLUDED.credit,
      money_debit = m.money_debit + EXCLUDED.money_debit, money_credit = m.money_credit + EXCLUDED.money_credit;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_post_months AFTER INSERT ON ledger_posting REFERENCING NEW TABLE AS posted
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_post_months();

CREATE FUNCTION ledger_month_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  ELSIF pg_trigger_depth() > 1 THEN
    RETURN NEW;
  END IF;
  PERFORM ledger_refuse('the sums of a month follow its postings', 'ledger_month_follows');
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_month_stays BEFORE INSERT OR UPDATE OR DELETE ON ledger_month
  FOR EACH ROW EXECUTE FUNCTION ledger_month_stays();
CREATE TRIGGER ledger_month_is_not_emptied BEFORE TRUNCATE ON ledger_month EXECUTE FUNCTION ledger_is_not_emptied();

-- Whether an account is money is a part of what it is, from its first posting on. One that still holds something stays in use.
CREATE FUNCTION ledger_account_stays_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_money <> OLD.is_money
    AND EXISTS (SELECT 1 FROM ledger_posting WHERE org_id = OLD.org_id AND account_id = OLD.id) THEN
    PERFORM ledger_refuse('an account stays what it is', 'ledger_account_stays');
  END IF;
  IF NEW.archived_at IS NOT NULL AND (NEW.balance <> 0 OR NEW.key IS NOT NULL OR NEW.person_id IS NOT NULL) THEN
    PERFORM ledger_refuse('an account that holds something, or that the rules post to, stays in use', 'ledger_account_is_used');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_account_stays_in_use BEFORE UPDATE ON ledger_account
  FOR EACH ROW EXECUTE FUNCTION ledger_account_stays_in_use();

-- As in 0370, with the building: that of its bill, its payment or the entry it takes back where nobody names one.
CREATE OR REPLACE FUNCTION ledger_write(org uuid, entries jsonb) RETURNS void LANGUAGE plpgsql AS $$
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
    e.form := 2;
    e.building_id := coalesce((entry->>'buildingId')::uuid, CASE
      WHEN e.reverses_id IS NOT NULL THEN
        (SELECT b.building_id FROM ledger_entry b WHERE b.org_id = org AND b.id = e.reverses_id)
      WHEN e.source_type = 'bill' THEN (SELECT b.building_id FROM bill b WHERE b.org_id = org AND b.id = e.source_id)
      WHEN e.source_type = 'payment' THEN (SELECT b.building_id FROM payment b WHERE b.org_id = org AND b.id = e.source_id)
    END);
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
