-- Who lives there comes by an invitation of their own: it is for a person of the building, and may be handed over as a link
-- instead of being sent to an address (domain model 5.1, 5.2).
ALTER TABLE invitation
  ALTER COLUMN email DROP NOT NULL,
  ADD COLUMN person_id uuid,
  ADD FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id) ON DELETE CASCADE,
  ADD CHECK (email IS NOT NULL OR person_id IS NOT NULL);
CREATE INDEX invitation_by_person ON invitation (org_id, person_id, created_at DESC) WHERE person_id IS NOT NULL;

-- One link that counts: for an address that is to work here, and for each person who lives here.
DROP INDEX invitation_pending;
CREATE UNIQUE INDEX invitation_pending ON invitation (org_id, email) WHERE status = 'pending' AND person_id IS NULL;
CREATE UNIQUE INDEX invitation_pending_person ON invitation (org_id, person_id)
  WHERE status = 'pending' AND person_id IS NOT NULL;

-- What of a membership came with a stay, and ends with it: these buildings, and the group of the residents.
ALTER TABLE membership
  ADD COLUMN stay_building_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN is_resident_by_stay boolean NOT NULL DEFAULT false;
