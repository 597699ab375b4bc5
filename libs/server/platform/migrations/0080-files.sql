-- Files people send: on their way in parts, and kept. The bytes lie in a store; these tables hold the keys.

-- Objects of the store that no row speaks for: put before their row is written, or left behind by one that is gone.
-- A job removes them once `remove_after` has passed.
CREATE TABLE loose_object (
  store_key text PRIMARY KEY CHECK (store_key ~ '^[0-9a-f]{40}$'),
  remove_after timestamptz NOT NULL
);
CREATE INDEX loose_object_due ON loose_object (remove_after);

CREATE TABLE upload (
  id uuid PRIMARY KEY,
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  size bigint NOT NULL CHECK (size > 0),
  received bigint NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
  keeps_location boolean NOT NULL,
  -- Why the whole file was not taken: the answer to whoever asks again.
  refusal text,
  touched_at timestamptz NOT NULL
);
CREATE INDEX upload_by_org ON upload (org_id, user_id);
CREATE INDEX upload_by_user ON upload (user_id);
CREATE INDEX upload_by_touch ON upload (touched_at);

CREATE TABLE upload_part (
  upload_id uuid NOT NULL REFERENCES upload (id) ON DELETE CASCADE,
  starts_at bigint NOT NULL CHECK (starts_at >= 0),
  size bigint NOT NULL CHECK (size > 0),
  store_key text NOT NULL UNIQUE CHECK (store_key ~ '^[0-9a-f]{40}$'),
  PRIMARY KEY (upload_id, starts_at)
);

CREATE TABLE stored_file (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 220),
  type text NOT NULL,
  size bigint NOT NULL CHECK (size >= 0),
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  store_key text NOT NULL UNIQUE CHECK (store_key ~ '^[0-9a-f]{40}$'),
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  small_key text UNIQUE CHECK (small_key ~ '^[0-9a-f]{40}$'),
  large_key text UNIQUE CHECK (large_key ~ '^[0-9a-f]{40}$'),
  uploaded_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  uploaded_at timestamptz NOT NULL,
  subject_kind text,
  subject_id uuid,
  PRIMARY KEY (org_id, id),
  CHECK ((subject_kind IS NULL) = (subject_id IS NULL)),
  CHECK ((width IS NULL) = (height IS NULL)),
  CHECK ((small_key IS NULL) = (large_key IS NULL))
);
CREATE INDEX stored_file_by_subject ON stored_file (subject_kind, subject_id, id) WHERE subject_id IS NOT NULL;
CREATE INDEX stored_file_of_nothing ON stored_file (uploaded_at) WHERE subject_id IS NULL;
CREATE INDEX stored_file_by_person ON stored_file (org_id, uploaded_by) INCLUDE (size);
CREATE INDEX stored_file_by_user ON stored_file (uploaded_by);

-- However a row goes, by a cascade from its organisation too, its objects become loose.
CREATE FUNCTION loosen_objects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'upload_part' THEN
    INSERT INTO loose_object (store_key, remove_after) VALUES (OLD.store_key, '-infinity') ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO loose_object (store_key, remove_after)
    SELECT key, '-infinity'::timestamptz FROM unnest(ARRAY[OLD.store_key, OLD.small_key, OLD.large_key]) AS key
    WHERE key IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER upload_part_leaves_object AFTER DELETE ON upload_part FOR EACH ROW EXECUTE FUNCTION loosen_objects();
CREATE TRIGGER stored_file_leaves_objects AFTER DELETE ON stored_file FOR EACH ROW EXECUTE FUNCTION loosen_objects();
