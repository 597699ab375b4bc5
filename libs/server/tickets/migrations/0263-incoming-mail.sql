-- Who reads the mailbox of answers: one process at a time.
CREATE TABLE mailbox_lease (
  mailbox text PRIMARY KEY,
  holder uuid NOT NULL,
  until timestamptz NOT NULL
);

-- Mails that were looked at, each by a hash of its writer, its address and its Message-ID. Nothing of what they say.
CREATE TABLE incoming_mail (
  key bytea PRIMARY KEY CHECK (length(key) = 32),
  at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 1,
  -- Null while it is looked at: a process that ends meanwhile leaves it to the next.
  outcome text,
  -- Whose token it had.
  user_id uuid REFERENCES app_user (id) ON DELETE SET NULL
);
CREATE INDEX incoming_mail_by_age ON incoming_mail (at);
CREATE INDEX incoming_mail_by_user ON incoming_mail (user_id, at);

-- How often a sender was told on a day that something could not be taken.
CREATE TABLE mail_refusal (
  sender_hash bytea NOT NULL CHECK (length(sender_hash) = 32),
  day date NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (sender_hash, day)
);
