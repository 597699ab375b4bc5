-- The inbox: one row for each subject of a tab, so that a page of it is read from an index however much was told.

ALTER TABLE notification
  ADD COLUMN tab text,
  ADD COLUMN subject text,
  -- Whether it is the newest of its subject, the one that the inbox shows.
  ADD COLUMN latest boolean NOT NULL DEFAULT false;

UPDATE notification SET
  tab = CASE WHEN kind LIKE 'alarm-%' THEN 'alarms'
    WHEN kind LIKE 'announcement-%' OR kind IN ('topic-started', 'topic-replied', 'poll-closed') THEN 'residents'
    ELSE 'you' END,
  subject = CASE WHEN href LIKE '/imah/ticket/%' OR href LIKE '/imah/topic/%' THEN split_part(href, '?', 1)
    ELSE regexp_replace(dedupe_key, '^alarm/(raised|cleared)/', 'alarm/') END;
UPDATE notification n SET latest = true FROM (
  SELECT DISTINCT ON (user_id, tab, subject) id FROM notification WHERE centre = 'listed'
  ORDER BY user_id, tab, subject, last_at DESC, id DESC) newest
WHERE n.id = newest.id;

ALTER TABLE notification
  ALTER COLUMN tab SET NOT NULL,
  ALTER COLUMN subject SET NOT NULL,
  ADD CONSTRAINT notification_tab CHECK (tab IN ('you', 'alarms', 'residents'));

CREATE UNIQUE INDEX notification_latest ON notification (user_id, tab, subject) WHERE latest;
CREATE INDEX notification_inbox ON notification (user_id, tab, last_at DESC, id DESC) WHERE latest;
CREATE INDEX notification_by_subject ON notification (user_id, tab, subject, last_at DESC) WHERE centre = 'listed';
DROP INDEX notification_unread;
CREATE INDEX notification_unread ON notification (user_id, tab, subject) WHERE read_at IS NULL AND centre = 'listed';
