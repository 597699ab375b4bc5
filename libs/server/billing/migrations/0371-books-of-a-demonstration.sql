-- Books go with the organisation they are of, and that is a demonstration.

-- An account that was posted to is deleted by nobody (0370), so postings follow it only where all of the organisation goes. Without
-- this the account was refused for postings that were about to go with their entry.
ALTER TABLE ledger_posting
  DROP CONSTRAINT ledger_posting_org_id_account_id_fkey,
  ADD CONSTRAINT ledger_posting_org_id_account_id_fkey
    FOREIGN KEY (org_id, account_id) REFERENCES ledger_account (org_id, id) ON DELETE CASCADE;

CREATE FUNCTION organization_keeps_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT OLD.is_demo AND EXISTS (SELECT 1 FROM ledger_entry WHERE org_id = OLD.id) THEN
    PERFORM ledger_refuse('an organisation with books is not deleted', 'ledger_is_append_only');
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER organization_keeps_books BEFORE DELETE ON organization FOR EACH ROW EXECUTE FUNCTION organization_keeps_books();
