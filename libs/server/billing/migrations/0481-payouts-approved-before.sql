-- Nobody approves a payout of their own: asked when it is approved. Whose account became that of whoever had approved it before
-- would else keep what is held for ever: neither paid nor given back.
CREATE OR REPLACE FUNCTION payout_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved CONSTANT text[] := ARRAY['state', 'approved_by', 'approved_by_name', 'approved_at', 'ended_by', 'ended_by_name',
    'ended_at', 'end_id', 'reason', 'version', 'number'];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' THEN PERFORM ledger_refuse('a payout stays', 'payouts_stay'); END IF;
  IF to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved
    OR (OLD.approved_by IS NOT NULL AND NEW.approved_by IS DISTINCT FROM OLD.approved_by) THEN
    PERFORM ledger_refuse('a payout stays what was asked for', 'payouts_stay');
  END IF;
  IF (OLD.state || ' ' || NEW.state) <> ALL (ARRAY[
    'requested approved', 'requested refused', 'approved paid', 'approved refused'
  ]) THEN
    PERFORM ledger_refuse('a payout does not go back', 'payouts_go_on');
  END IF;
  IF OLD.approved_by IS NULL AND EXISTS (
    SELECT 1 FROM person p WHERE p.org_id = NEW.org_id AND p.id = NEW.person_id AND p.user_id = NEW.approved_by
  ) THEN
    PERFORM ledger_refuse('nobody approves a payout of their own', 'payouts_need_a_second_person');
  END IF;
  RETURN NEW;
END $$;
