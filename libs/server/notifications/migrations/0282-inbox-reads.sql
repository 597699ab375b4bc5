-- Whether a subject holds something critical that nobody has read is asked of every row of the inbox.
CREATE INDEX notification_unread_critical ON notification (user_id, tab, subject)
  WHERE read_at IS NULL AND centre = 'listed' AND urgency = 'critical';
