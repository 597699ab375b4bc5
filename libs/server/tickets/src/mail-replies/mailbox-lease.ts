import type { Database } from '@imah/server-platform/database/schema';
import { type Kysely, sql } from 'kysely';

/** For how long a process that reads a mailbox is trusted to go on; it says so again before each mail. */
export const leaseMs = 2 * 60_000;

export interface LeaseOf {
  readonly mailbox: string;
  /** Of this process alone. */
  readonly holder: string;
}

/** Takes or prolongs the lease of a mailbox; `elsewhere` while another process has it. */
export async function holdMailbox(db: Kysely<Database>, of: LeaseOf, now: number): Promise<'held' | 'elsewhere'> {
  const { mailbox, holder } = of;
  const { rows } = await sql`
    INSERT INTO mailbox_lease AS l (mailbox, holder, until) VALUES (${mailbox}, ${holder}, ${new Date(now + leaseMs)})
    ON CONFLICT (mailbox) DO UPDATE SET holder = excluded.holder, until = excluded.until
      WHERE l.holder = excluded.holder OR l.until <= ${new Date(now)}
    RETURNING 1`.execute(db);
  return rows.length > 0 ? 'held' : 'elsewhere';
}

/** Leaves the mailbox to whoever comes next. */
export async function leaveMailbox(db: Kysely<Database>, { mailbox, holder }: LeaseOf): Promise<void> {
  await db.deleteFrom('mailbox_lease').where('mailbox', '=', mailbox).where('holder', '=', holder).execute();
}
