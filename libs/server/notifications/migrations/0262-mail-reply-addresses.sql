-- What stands behind the + of the address that a mail about a ticket is answered to: whose answer it is, and to what.
-- Only the hash is kept. The ticket has no foreign key: what is gone is found out when somebody answers.
CREATE TABLE mail_reply_address (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  ticket_id uuid NOT NULL,
  writes text NOT NULL CHECK (writes IN ('reply', 'note')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX mail_reply_address_by_user ON mail_reply_address (user_id);
CREATE INDEX mail_reply_address_by_age ON mail_reply_address (expires_at);
