-- What a year is planned to bring and to cost (domain model 5.14), of a building or a whole organisation, by account and month. That
-- nobody approves what they wrote in, and that an approved budget stays what was approved, is held here, whoever asks.
CREATE TABLE budget (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Null: of the whole organisation.
  building_id uuid,
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 2099),
  revision integer NOT NULL CHECK (revision BETWEEN 1 AND 10000),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'submitted', 'approved', 'replaced', 'discarded')),
  -- Why it revises the one before.
  reason text CHECK (length(reason) BETWEEN 3 AND 500),
  -- Why it was given back to be mended.
  return_reason text CHECK (length(return_reason) BETWEEN 3 AND 500),
  -- Everybody who began it, wrote in it or handed it in.
  author_ids uuid[] NOT NULL CHECK (cardinality(author_ids) BETWEEN 1 AND 1000),
  created_by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  submitted_by_name text,
  submitted_at timestamptz,
  answered_by uuid,
  answered_by_name text,
  answered_at timestamptz,
  -- When lines were imported last, while nothing was written since.
  imported_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (id),
  UNIQUE NULLS NOT DISTINCT (org_id, building_id, year, revision),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(submitted_by_name, submitted_at) IN (0, 2)),
  CHECK (num_nonnulls(answered_by, answered_by_name, answered_at) IN (0, 3)),
  CHECK (state NOT IN ('submitted', 'approved', 'replaced') OR submitted_at IS NOT NULL),
  CHECK (state NOT IN ('approved', 'replaced') OR answered_by IS NOT NULL)
);
CREATE UNIQUE INDEX budget_in_work_once ON budget (org_id, building_id, year) NULLS NOT DISTINCT
  WHERE state IN ('draft', 'submitted');
CREATE UNIQUE INDEX budget_approved_once ON budget (org_id, building_id, year) NULLS NOT DISTINCT WHERE state = 'approved';

CREATE TABLE budget_line (
  org_id uuid NOT NULL,
  budget_id uuid NOT NULL,
  account_id uuid NOT NULL,
  -- Whole rupiah of each month, January first, on the side on which the account grows.
  months bigint[] NOT NULL CHECK (cardinality(months) = 12 AND array_position(months, NULL) IS NULL
    AND 0 <= ALL (months) AND 100000000000 >= ALL (months)),
  -- What it was before the last import; null where there is nothing to take back.
  before bigint[] CHECK (cardinality(before) = 12),
  PRIMARY KEY (org_id, budget_id, account_id),
  FOREIGN KEY (org_id, budget_id) REFERENCES budget (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, account_id) REFERENCES ledger_account (org_id, id)
);

CREATE FUNCTION budget_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- What a step writes; the rest of what is no draft stays.
  moved CONSTANT text[] := ARRAY['state', 'return_reason', 'author_ids', 'submitted_by_name', 'submitted_at', 'answered_by',
    'answered_by_name', 'answered_at', 'imported_at', 'version'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'draft' THEN PERFORM ledger_refuse('a budget begins as a draft', 'budgets_go_on'); END IF;
    RETURN NEW;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' THEN PERFORM ledger_refuse('a budget stays', 'budgets_stay'); END IF;
  IF to_jsonb(NEW) - moved IS DISTINCT FROM to_jsonb(OLD) - moved OR NOT OLD.author_ids <@ NEW.author_ids THEN
    PERFORM ledger_refuse('a budget stays what it is of', 'budgets_stay');
  END IF;
  IF NEW.state = OLD.state THEN
    IF OLD.state <> 'draft' THEN PERFORM ledger_refuse('a budget does not go back', 'budgets_go_on'); END IF;
  ELSIF (OLD.state || ' ' || NEW.state) <> ALL (ARRAY['draft submitted', 'draft discarded', 'submitted draft',
    'submitted approved', 'approved replaced']) THEN
    PERFORM ledger_refuse('a budget does not go back', 'budgets_go_on');
  END IF;
  IF NEW.state = 'approved' AND NEW.answered_by = ANY (NEW.author_ids) THEN
    PERFORM ledger_refuse('nobody approves a budget that they wrote in', 'budgets_need_a_second_person');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER budget_moves BEFORE INSERT OR UPDATE OR DELETE ON budget FOR EACH ROW EXECUTE FUNCTION budget_moves();
CREATE TRIGGER budget_is_not_emptied BEFORE TRUNCATE ON budget EXECUTE FUNCTION ledger_is_not_emptied();

CREATE FUNCTION budget_line_is_of_a_draft() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line budget_line := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = line.org_id) THEN RETURN line; END IF;
  IF NOT EXISTS (
    SELECT 1 FROM budget b WHERE b.org_id = line.org_id AND b.id = line.budget_id AND b.state = 'draft'
  ) THEN
    PERFORM ledger_refuse('a budget stays what was handed in', 'budgets_stay');
  END IF;
  IF TG_OP <> 'DELETE' AND NOT EXISTS (
    SELECT 1 FROM ledger_account a
    WHERE a.org_id = line.org_id AND a.id = line.account_id AND a.type IN ('revenue', 'expense')
  ) THEN
    PERFORM ledger_refuse('what is planned is revenue or expense', 'budgets_are_of_results');
  END IF;
  RETURN line;
END $$;
CREATE TRIGGER budget_line_is_of_a_draft BEFORE INSERT OR UPDATE OR DELETE ON budget_line
  FOR EACH ROW EXECUTE FUNCTION budget_line_is_of_a_draft();
