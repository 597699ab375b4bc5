-- Where a ticket is, and where a label hangs, may also be a floor or a whole section of the building.

ALTER TABLE ticket
  ADD COLUMN section_id uuid,
  ADD COLUMN floor_id uuid,
  ADD CONSTRAINT ticket_is_in_one_place CHECK (num_nonnulls(unit_id, floor_id, section_id) <= 1),
  ADD CONSTRAINT ticket_in_section FOREIGN KEY (org_id, section_id)
    REFERENCES section (org_id, id) ON DELETE SET NULL (section_id),
  ADD CONSTRAINT ticket_on_floor FOREIGN KEY (org_id, floor_id) REFERENCES floor (org_id, id) ON DELETE SET NULL (floor_id);
CREATE INDEX ticket_by_section ON ticket (org_id, section_id) WHERE section_id IS NOT NULL;
CREATE INDEX ticket_by_floor ON ticket (org_id, floor_id) WHERE floor_id IS NOT NULL;

ALTER TABLE scan_code
  ADD COLUMN section_id uuid,
  ADD COLUMN floor_id uuid,
  ADD CONSTRAINT scan_code_is_of_one_place CHECK (num_nonnulls(unit_id, floor_id, section_id, place) <= 1),
  ADD CONSTRAINT scan_code_in_section FOREIGN KEY (org_id, section_id)
    REFERENCES section (org_id, id) ON DELETE CASCADE,
  ADD CONSTRAINT scan_code_on_floor FOREIGN KEY (org_id, floor_id) REFERENCES floor (org_id, id) ON DELETE CASCADE;
CREATE INDEX scan_code_by_section ON scan_code (org_id, section_id) WHERE section_id IS NOT NULL;
CREATE INDEX scan_code_by_floor ON scan_code (org_id, floor_id) WHERE floor_id IS NOT NULL;
