-- The id that a sender makes for a report is known to them alone: the ticket has another, which its building hears.
ALTER TABLE scan_report ADD COLUMN draft_id uuid;
CREATE UNIQUE INDEX scan_report_by_draft ON scan_report (draft_id);
