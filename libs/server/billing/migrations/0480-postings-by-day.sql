-- A posting carries the day and the number of its entry: the newest of an account are read by one index, however rarely the
-- account is used among the entries of its months. Neither ever changes, as little as its entry does.
ALTER TABLE ledger_posting ADD COLUMN effective_on date, ADD COLUMN seq bigint;

ALTER TABLE ledger_posting DISABLE TRIGGER USER;
UPDATE ledger_posting p SET effective_on = e.effective_on, seq = e.seq
  FROM ledger_entry e WHERE e.org_id = p.org_id AND e.id = p.entry_id;
ALTER TABLE ledger_posting ENABLE TRIGGER USER;

ALTER TABLE ledger_posting ALTER COLUMN effective_on SET NOT NULL, ALTER COLUMN seq SET NOT NULL;
DROP INDEX ledger_posting_by_account;
CREATE INDEX ledger_posting_by_day ON ledger_posting (org_id, account_id, effective_on DESC, seq DESC);

-- Whoever writes it, both are those of the entry. Without an entry the foreign key says what is wrong.
CREATE FUNCTION ledger_posting_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT e.effective_on, e.seq INTO NEW.effective_on, NEW.seq
    FROM ledger_entry e WHERE e.org_id = NEW.org_id AND e.id = NEW.entry_id;
  IF NOT FOUND THEN
    NEW.effective_on := 'epoch';
    NEW.seq := 0;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_posting_follows BEFORE INSERT ON ledger_posting
  FOR EACH ROW EXECUTE FUNCTION ledger_posting_follows();
