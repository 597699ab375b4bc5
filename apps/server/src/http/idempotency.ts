import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { HttpProblem } from './errors.ts';

/** Answers are kept this long; the same key may then be used anew. */
export const keepAnswersMs = 72 * 3_600_000;
/** A call that has not answered by then was cut off with its process: the key is free again. */
export const abandonedAfterMs = 60_000;

export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/**
 * Runs `work` once for each key of a person and answers a repetition with what was answered first.
 * A refusal is not kept: it changed nothing, so the person may try again.
 * @throws {HttpProblem} 409 when the key stands for another request, or for one still under way
 */
export async function answerOnce(
  db: Kysely<Database>,
  request: KeyedRequest,
  status: number,
  now: () => number,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const hash = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, request.body ?? null]))
    .digest();
  const earlier = await claim(db, request, hash, now());
  if (earlier !== null) {
    if (!earlier.hash.equals(hash)) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
    if (earlier.status === pending) throw new HttpProblem(409, 'SEDANG_DIPROSES', { retryAfterSeconds: 1 });
    return earlier.answer;
  }
  const answer = await work().catch(async (error: unknown) => {
    await sql`DELETE FROM idempotency_key WHERE user_id = ${request.userId} AND key = ${request.key}`.execute(db);
    throw error;
  });
  await sql`
    UPDATE idempotency_key SET status = ${status}, answer = ${JSON.stringify(answer ?? null)}::jsonb
    WHERE user_id = ${request.userId} AND key = ${request.key}`.execute(db);
  return answer;
}

/** Drops the answers that no repetition may ask for any more. */
export async function purgeAnswers(db: Kysely<Database>, now: number): Promise<void> {
  await sql`DELETE FROM idempotency_key WHERE created_at < ${new Date(now - keepAnswersMs)}`.execute(db);
}

const pending = 0;

interface Earlier {
  readonly status: number;
  readonly hash: Buffer;
  readonly answer: unknown;
}

/** Takes the key, or says what stands there: of two calls at once exactly one gets it. */
async function claim(db: Kysely<Database>, request: KeyedRequest, hash: Buffer, now: number): Promise<Earlier | null> {
  const { rows } = await sql`
    INSERT INTO idempotency_key AS held (user_id, key, request_hash, status, answer, created_at)
    VALUES (${request.userId}, ${request.key}, ${hash}, ${pending}, 'null', ${new Date(now)})
    ON CONFLICT (user_id, key) DO UPDATE
      SET request_hash = excluded.request_hash, status = excluded.status, answer = excluded.answer, created_at = excluded.created_at
      WHERE held.created_at < ${new Date(now - keepAnswersMs)}
        OR (held.status = ${pending} AND held.created_at < ${new Date(now - abandonedAfterMs)})
    RETURNING 1`.execute(db);
  if (rows.length === 1) return null;
  const { rows: held } = await sql<Earlier>`
    SELECT status, request_hash AS hash, answer FROM idempotency_key
    WHERE user_id = ${request.userId} AND key = ${request.key}`.execute(db);
  // Refused and released between the two statements: the repetition may come again.
  return held[0] ?? { status: pending, hash, answer: null };
}
