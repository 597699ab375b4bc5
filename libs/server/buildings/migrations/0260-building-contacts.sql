-- Whom the people of a building can call: the guard, the technician on duty, the lift company, the management.

CREATE TABLE building_contact (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  role text NOT NULL CHECK (role IN ('security', 'technician', 'lift', 'management', 'emergency', 'other')),
  -- E.164, or a short number of the country.
  phone text NOT NULL CHECK (phone ~ '^(\+[1-9][0-9]{7,14}|[1-9][0-9]{2,6})$'),
  whatsapp boolean NOT NULL DEFAULT false,
  -- In words; none: day and night.
  hours text CHECK (length(hours) BETWEEN 1 AND 60),
  audience text NOT NULL DEFAULT 'everybody' CHECK (audience IN ('everybody', 'staff')),
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  CHECK (NOT whatsapp OR phone LIKE '+%')
);
CREATE INDEX building_contact_by_building ON building_contact (org_id, building_id, position);
