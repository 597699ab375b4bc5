-- Photos without an account that wait for their report: bound to one label and one report, gone when that is not sent.
-- Once it is, the file belongs to the ticket and its row here goes.
CREATE TABLE scan_photo (
  org_id uuid NOT NULL,
  file_id uuid NOT NULL,
  code_id uuid NOT NULL,
  report_id uuid NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, file_id),
  FOREIGN KEY (org_id, file_id) REFERENCES stored_file (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, code_id) REFERENCES scan_code (org_id, id) ON DELETE CASCADE
);
CREATE INDEX scan_photo_by_report ON scan_photo (org_id, code_id, report_id);
CREATE INDEX scan_photo_by_time ON scan_photo (at);
