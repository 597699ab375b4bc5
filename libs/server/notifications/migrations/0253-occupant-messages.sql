-- Occupants without an account are told what concerns their unit, where the manager wrote down that they agreed.

CREATE TABLE whatsapp_consent (
  org_id uuid NOT NULL,
  person_id uuid NOT NULL,
  -- Withdrawn by the manager; stopped by the occupant's own reply.
  state text NOT NULL CHECK (state IN ('agreed', 'withdrawn', 'stopped')),
  -- The number they agreed for: another one has to be asked for anew.
  phone text NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  PRIMARY KEY (org_id, person_id),
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id) ON DELETE CASCADE
);
CREATE INDEX whatsapp_consent_by_phone ON whatsapp_consent (phone) WHERE state = 'agreed';

CREATE TABLE occupant_message (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL,
  person_id uuid NOT NULL,
  building_id uuid NOT NULL,
  template text NOT NULL,
  parameters text[] NOT NULL,
  dedupe_key text NOT NULL CHECK (length(dedupe_key) BETWEEN 1 AND 200),
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'delivered', 'read', 'failed', 'skipped')),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  error text,
  message_id uuid,
  UNIQUE (org_id, person_id, dedupe_key),
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE INDEX occupant_message_due ON occupant_message (due_at) WHERE status = 'queued';
CREATE INDEX occupant_message_by_message ON occupant_message (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX occupant_message_by_person ON occupant_message (org_id, person_id, created_at DESC);
