import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { deviceLimits } from './known-devices.ts';

/** Drops sessions, links of mails and registrations half-way that nobody can use any more, and browsers nobody has come by for long. `now` in milliseconds since 1970 UTC. */
export async function purgeExpired(db: Kysely<Database>, now: number): Promise<void> {
  const at = new Date(now);
  await sql`DELETE FROM session WHERE expires_at <= ${at}`.execute(db);
  await sql`DELETE FROM known_device WHERE last_used_at <= ${new Date(now - deviceLimits.keptMs)}`.execute(db);
  await sql`DELETE FROM password_reset WHERE expires_at <= ${at}`.execute(db);
  await sql`DELETE FROM email_verification WHERE expires_at <= ${at}`.execute(db);
  await sql`DELETE FROM provider_registration WHERE expires_at <= ${at}`.execute(db);
  await sql`
    UPDATE app_user SET pending_email = NULL, pending_email_until = NULL WHERE pending_email_until <= ${at}`.execute(
    db,
  );
}
