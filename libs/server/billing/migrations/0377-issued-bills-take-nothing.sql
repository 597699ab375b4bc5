-- What was issued takes nothing that was written elsewhere either: no line and no bill is moved into it.
CREATE OR REPLACE FUNCTION billing_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  runs uuid[];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_TABLE_NAME = 'billing_run' THEN runs := ARRAY[(to_jsonb(OLD)->>'id')::uuid];
  ELSIF TG_TABLE_NAME = 'bill' THEN runs := ARRAY[(to_jsonb(OLD)->>'run_id')::uuid];
  ELSE
    SELECT array_agg(run_id) INTO runs FROM bill
    WHERE org_id = OLD.org_id AND id IN ((to_jsonb(OLD)->>'bill_id')::uuid, (to_jsonb(NEW)->>'bill_id')::uuid);
  END IF;
  IF EXISTS (SELECT 1 FROM billing_run WHERE org_id = OLD.org_id AND id = ANY(runs) AND state = 'issued') THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_bills_stay');
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

CREATE OR REPLACE FUNCTION bill_keeps_what_was_issued() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['paid', 'outstanding', 'state', 'number'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF NEW.paid <> OLD.paid AND (
    pg_trigger_depth() < 2 OR to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved
  ) THEN
    PERFORM ledger_refuse('what is paid of a bill follows its payments', 'bill_paid_follows_payments');
  END IF;
  IF NEW.paid = OLD.paid AND EXISTS (
    SELECT 1 FROM billing_run WHERE org_id = OLD.org_id AND id IN (OLD.run_id, NEW.run_id) AND state = 'issued'
  ) THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_bills_stay');
  END IF;
  RETURN NEW;
END $$;
