-- What is asked for once, by a line of the next bill of a unit: a product that was ordered (domain model 5.11, 5.13). It is asked for
-- once, by what it came to, and never after it was cancelled. Held here, whoever writes.

CREATE TABLE bill_charge (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  person_id uuid NOT NULL,
  -- What it is for, as its payer reads it.
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  qty_milli bigint NOT NULL CHECK (qty_milli > 0),
  unit text NOT NULL CHECK (length(unit) BETWEEN 1 AND 20),
  -- Whole rupiah: before promotions, after them, and the tax on that.
  list bigint NOT NULL CHECK (list BETWEEN 0 AND 9007199254740991),
  amount bigint NOT NULL CHECK (amount BETWEEN 0 AND list),
  tax_profile text NOT NULL CHECK (tax_profile IN ('none', 'ppn-other-value', 'ppn-full')),
  tax_base bigint NOT NULL CHECK (tax_base >= 0),
  tax bigint NOT NULL CHECK (tax >= 0),
  -- By what it came about, and the number that people know that by.
  source_type text NOT NULL CHECK (source_type IN ('order')),
  source_id uuid NOT NULL,
  source_number text NOT NULL,
  -- Among the charges of its source.
  position smallint NOT NULL CHECK (position > 0),
  -- The day in the building.
  made_on date NOT NULL,
  made_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id),
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id)
);
CREATE INDEX bill_charge_of_building ON bill_charge (org_id, building_id, made_at) WHERE cancelled_at IS NULL;
CREATE INDEX bill_charge_of_source ON bill_charge (org_id, source_id, position);
CREATE INDEX bill_charge_of_unit ON bill_charge (org_id, unit_id);
CREATE INDEX bill_charge_of_person ON bill_charge (org_id, person_id);

ALTER TABLE bill_line
  DROP CONSTRAINT bill_line_kind_check,
  DROP CONSTRAINT bill_line_basis_check,
  DROP CONSTRAINT metered_lines_say_their_usage,
  DROP CONSTRAINT no_day_is_billed_twice,
  ADD CONSTRAINT bill_line_kind_check CHECK (kind IN (
    'service-charge', 'sinking-fund', 'fixed', 'electricity', 'water', 'gas', 'hot-water', 'btu', 'late-fee', 'product'
  )),
  ADD CONSTRAINT bill_line_basis_check CHECK (
    basis IN ('area', 'unit', 'meter', 'late-fee', 'product') AND (basis = 'late-fee') = (kind = 'late-fee')
    AND (basis = 'product') = (kind = 'product')
  ),
  ADD CONSTRAINT metered_lines_say_their_usage CHECK (
    (basis = 'meter') = (usage IS NOT NULL) AND (basis IN ('meter', 'late-fee', 'product')) = (rate_e4 IS NULL)
    AND (basis = 'meter') = (usage_to IS NOT NULL) AND (basis = 'meter') = (usage_since IS NOT NULL)
    AND (basis = 'meter') = (usage_asked_milli IS NOT NULL)
  ),
  -- Of what was ordered several may be of one day.
  ADD CONSTRAINT no_day_is_billed_twice EXCLUDE USING gist (org_id WITH =, unit_id WITH =, kind WITH =, days_billed WITH &&)
    WHERE (kind NOT IN ('late-fee', 'product'));
-- A line of a product names its charge where others name their tariff.
CREATE UNIQUE INDEX a_charge_is_asked_for_once ON bill_line (org_id, tariff_id) WHERE kind = 'product';

CREATE FUNCTION bill_charge_is_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM bill_charge c JOIN bill b ON b.org_id = c.org_id AND b.id = NEW.bill_id
    WHERE c.org_id = NEW.org_id AND c.id = NEW.tariff_id AND c.cancelled_at IS NULL
      AND c.unit_id = NEW.unit_id AND c.person_id = b.person_id AND c.building_id = b.building_id
      AND c.amount = NEW.amount AND c.tax = NEW.tax AND NEW.local_tax = 0
    FOR UPDATE OF c;
  IF NOT FOUND THEN
    PERFORM ledger_refuse('a line of a product asks for the charge that it names', 'product_lines_agree');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bill_charge_is_asked BEFORE INSERT ON bill_line
  FOR EACH ROW WHEN (NEW.kind = 'product') EXECUTE FUNCTION bill_charge_is_asked();

-- It stays as it was made; it is only cancelled, once, and not after its bill was issued.
CREATE FUNCTION bill_charge_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id)
    OR NOT EXISTS (SELECT 1 FROM building WHERE org_id = OLD.org_id AND id = OLD.building_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' OR OLD.cancelled_at IS NOT NULL
    OR to_jsonb(NEW) - 'cancelled_at' IS DISTINCT FROM to_jsonb(OLD) - 'cancelled_at' THEN
    PERFORM ledger_refuse('a charge stays as it was made', 'charges_stay');
  END IF;
  IF EXISTS (
    SELECT 1 FROM bill_line l JOIN bill b ON b.org_id = l.org_id AND b.id = l.bill_id
    JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id
    WHERE l.org_id = OLD.org_id AND l.kind = 'product' AND l.tariff_id = OLD.id AND r.state = 'issued'
  ) THEN
    PERFORM ledger_refuse('what was issued stays as it is', 'issued_charges_stay');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bill_charge_stays BEFORE UPDATE OR DELETE ON bill_charge FOR EACH ROW EXECUTE FUNCTION bill_charge_stays();
CREATE TRIGGER bill_charge_is_not_emptied BEFORE TRUNCATE ON bill_charge EXECUTE FUNCTION ledger_is_not_emptied();
