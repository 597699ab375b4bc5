-- What is not paid, and reminding of it (domain model 5.13; field map 2.17). That nobody is reminded of a bill twice a day is
-- held here, whoever asks for it.

-- The arrears of a building in the order of its list: page after page costs the same, however many bills are open.
CREATE INDEX bill_in_arrears ON bill (org_id, building_id, unit_code, unit_id, person_id)
  WHERE outstanding > 0 AND count IS NOT NULL;

CREATE TABLE bill_reminder (
  org_id uuid NOT NULL,
  bill_id uuid NOT NULL,
  -- Of the building.
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('asked', 'before-due', 'after-due')),
  at timestamptz NOT NULL,
  CONSTRAINT one_reminder_a_day PRIMARY KEY (org_id, bill_id, day),
  FOREIGN KEY (org_id, bill_id) REFERENCES bill (org_id, id) ON DELETE CASCADE
);
-- What the clock reminds of, it reminds of once.
CREATE UNIQUE INDEX one_reminder_by_the_clock ON bill_reminder (org_id, bill_id, kind) WHERE kind <> 'asked';

CREATE FUNCTION bill_reminder_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM bill b WHERE b.org_id = NEW.org_id AND b.id = NEW.bill_id AND b.count IS NOT NULL AND b.outstanding > 0
  ) THEN
    PERFORM ledger_refuse('only of an open bill is anybody reminded', 'reminders_are_of_open_bills');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bill_reminder_begins BEFORE INSERT ON bill_reminder FOR EACH ROW EXECUTE FUNCTION bill_reminder_begins();

CREATE FUNCTION bill_reminder_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN RETURN OLD; END IF;
  PERFORM ledger_refuse('what was reminded of stays', 'reminders_stay');
  RETURN NULL;
END $$;
CREATE TRIGGER bill_reminder_stays BEFORE UPDATE OR DELETE ON bill_reminder
  FOR EACH ROW EXECUTE FUNCTION bill_reminder_stays();
CREATE TRIGGER bill_reminder_is_not_emptied BEFORE TRUNCATE ON bill_reminder EXECUTE FUNCTION ledger_is_not_emptied();

-- When payers are reminded by themselves: days before a bill is due and after; null for never, as where there is no row.
CREATE TABLE bill_reminder_rule (
  org_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
  days_before smallint CHECK (days_before BETWEEN 1 AND 60),
  days_after smallint CHECK (days_after BETWEEN 1 AND 60)
);
