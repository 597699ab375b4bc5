import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { HttpProblem } from '../http/errors.ts';

/** Milliseconds for which a confirmation is good. */
const stepUpValidMs = 15 * 60_000;

interface StepUpPorts {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

/** Notes that the person of the session has just shown who they are. Resolves with the end of it. */
export async function grantStepUp({ db, now }: StepUpPorts, sessionId: string): Promise<Date> {
  const expiresAt = new Date(now() + stepUpValidMs);
  await sql`
    INSERT INTO step_up (session_id, expires_at) VALUES (${sessionId}, ${expiresAt})
    ON CONFLICT (session_id) DO UPDATE SET expires_at = excluded.expires_at, used_at = NULL`.execute(db);
  return expiresAt;
}

/**
 * Runs a dangerous call if the session holds a confirmation, and uses it up. A call that fails gives it
 * back: whoever mistyped a field need not confirm again.
 * @throws {HttpProblem} 403 PERLU_KONFIRMASI
 */
export async function withStepUp<T>(
  { db, now }: StepUpPorts,
  sessionId: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const at = new Date(now());
  const { rows } = await sql`
    UPDATE step_up SET used_at = ${at}
    WHERE session_id = ${sessionId ?? null}::uuid AND used_at IS NULL AND expires_at > ${at} RETURNING 1`.execute(db);
  if (rows.length === 0) throw new HttpProblem(403, 'PERLU_KONFIRMASI');
  try {
    return await work();
  } catch (error) {
    await sql`UPDATE step_up SET used_at = NULL WHERE session_id = ${sessionId ?? null}::uuid AND used_at = ${at}`.execute(
      db,
    );
    throw error;
  }
}
