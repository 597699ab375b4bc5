-- Browsers that somebody has signed in with, known by a cookie of their own. Wrong secrets from such a browser count for
-- it alone, those from anywhere else for the account (app_user.failed_attempts): a stranger locks strangers out.
CREATE TABLE known_device (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- The session that was opened there last. It may be over: the browser stays known.
  session_id uuid NOT NULL,
  failed_attempts integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  -- Several people may share a browser; each is known there by the same cookie.
  PRIMARY KEY (token_hash, user_id)
);
CREATE INDEX known_device_by_user ON known_device (user_id, last_used_at);
CREATE INDEX known_device_by_last_use ON known_device (last_used_at);
