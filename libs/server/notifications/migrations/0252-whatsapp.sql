-- WhatsApp as a way of telling people; its service says later what became of a message.

ALTER TABLE notification_delivery DROP CONSTRAINT notification_delivery_channel_check;
ALTER TABLE notification_delivery ADD CONSTRAINT notification_delivery_channel_check
  CHECK (channel IN ('in-app', 'email', 'push', 'whatsapp'));
ALTER TABLE notification_delivery DROP CONSTRAINT notification_delivery_status_check;
ALTER TABLE notification_delivery ADD CONSTRAINT notification_delivery_status_check
  CHECK (status IN ('queued', 'sent', 'delivered', 'read', 'failed', 'skipped'));
-- Under which id its service was given it, several together under one.
ALTER TABLE notification_delivery ADD COLUMN message_id uuid;
CREATE INDEX notification_delivery_by_message ON notification_delivery (message_id) WHERE message_id IS NOT NULL;

ALTER TABLE notification_choice DROP CONSTRAINT notification_choice_channel_check;
ALTER TABLE notification_choice ADD CONSTRAINT notification_choice_channel_check
  CHECK (channel IN ('in-app', 'email', 'push', 'whatsapp'));

-- Replies that were acted upon: one that is sent again does nothing.
CREATE TABLE whatsapp_reply (
  id text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 200),
  at timestamptz NOT NULL
);
CREATE INDEX whatsapp_reply_by_age ON whatsapp_reply (at);
