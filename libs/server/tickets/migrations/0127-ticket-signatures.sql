-- What people on site signed for. A row is never changed and never taken away alone: a later one stands in its place
-- and the earlier one stays. Only who held the device is forgotten with their account.
CREATE TABLE ticket_signature (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  ticket_id uuid NOT NULL,
  signer_name text NOT NULL CHECK (length(signer_name) BETWEEN 1 AND 120),
  kind text NOT NULL CHECK (kind IN ('drawn', 'typed')),
  -- The picture cannot go while it is signed with.
  file_id uuid NOT NULL,
  taken_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  signed_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, file_id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, file_id) REFERENCES stored_file (org_id, id)
);
CREATE INDEX ticket_signature_by_ticket ON ticket_signature (org_id, ticket_id, signed_at DESC, id DESC);
CREATE INDEX ticket_signature_by_taker ON ticket_signature (taken_by);

CREATE FUNCTION refuse_signature_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.taken_by IS NULL AND (OLD.org_id, OLD.id, OLD.ticket_id, OLD.signer_name, OLD.kind, OLD.file_id, OLD.signed_at)
    = (NEW.org_id, NEW.id, NEW.ticket_id, NEW.signer_name, NEW.kind, NEW.file_id, NEW.signed_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a signature is never changed';
END $$;
CREATE TRIGGER ticket_signature_stays BEFORE UPDATE ON ticket_signature
  FOR EACH ROW EXECUTE FUNCTION refuse_signature_change();
