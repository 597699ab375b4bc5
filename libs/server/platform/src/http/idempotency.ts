import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { HttpProblem } from './errors.ts';
import { installationKey } from '../sessions/installation-key.ts';
import { sealWith, unsealWith } from '../sessions/seal-text.ts';
import { asOne } from './unit-of-work.ts';

/** Answers are kept this long; the same key may then be used anew. */
export const keepAnswersMs = 72 * 3_600_000;

export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/**
 * Runs `work` once for each key of a person and answers a repetition with what was answered first. The change and the
 * answer are one transaction: a process that ends at any moment leaves both or neither, and its key is free at once.
 * A refusal is not kept: it changed nothing, so the person may try again.
 * @throws {HttpProblem} 409 when the key stands for another request, or for one still under way
 */
export async function answerOnce(
  context: ServerContext,
  request: KeyedRequest,
  status: number,
  work: (unit: ServerContext) => Promise<unknown>,
): Promise<unknown> {
  const { userId, key, method, url, body } = request;
  const hash = createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest();
  // Before the change begins: one that holds a connection and asks for a second waits for others that do the same.
  const sealing = await installationKey(context.db, keyName);
  return asOne(context, async (unit) => {
    const now = context.now();
    await lockKey(unit.db, request);
    const earlier = await findAnswer(unit.db, request, now);
    if (earlier !== null) {
      if (!earlier.hash.equals(hash)) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
      return open(sealing, earlier.answer);
    }
    const answer = await work(unit);
    await sql`
      INSERT INTO idempotency_key (user_id, key, request_hash, status, answer, created_at)
      VALUES (${userId}, ${key}, ${hash}, ${status}, ${JSON.stringify(seal(sealing, answer))}::jsonb, ${new Date(now)})
      ON CONFLICT (user_id, key) DO UPDATE
        SET request_hash = excluded.request_hash, status = excluded.status, answer = excluded.answer, created_at = excluded.created_at`.execute(
      unit.db,
    );
    return answer;
  });
}

const keyName = 'kept-answers';

/** What is answered may name accounts at banks and people, which their own tables keep sealed: so it is kept sealed as well. */
function seal(key: Buffer, answer: unknown): { readonly sealed: string } {
  return { sealed: sealWith(key, JSON.stringify(answer ?? null)).toString('base64') };
}

/** Those that were kept before answers were sealed stand there as they were. */
function open(key: Buffer, kept: unknown): unknown {
  const isSealed = typeof kept === 'object' && kept !== null && 'sealed' in kept && typeof kept.sealed === 'string';
  return isSealed ? JSON.parse(unsealWith(key, Buffer.from(String(kept.sealed), 'base64'))) : kept;
}

/** Drops the answers that no repetition may ask for any more. */
export async function purgeAnswers(db: Kysely<Database>, now: number): Promise<void> {
  await sql`DELETE FROM idempotency_key WHERE created_at < ${new Date(now - keepAnswersMs)}`.execute(db);
}

/** Of two calls at once exactly one gets the key, until its transaction ends or its process does. */
async function lockKey(db: Kysely<Database>, { userId, key }: KeyedRequest): Promise<void> {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${userId}/${key}`}, 60))`;
  const { held } = await db.selectNoFrom(lock.as('held')).executeTakeFirstOrThrow();
  if (!held) throw new HttpProblem(409, 'SEDANG_DIPROSES', { retryAfterSeconds: 1 });
}

/** A statement of its own, after the lock: it sees what whoever held the key before has committed. */
async function findAnswer(
  db: Kysely<Database>,
  { userId, key }: KeyedRequest,
  now: number,
): Promise<{ readonly hash: Buffer; readonly answer: unknown } | null> {
  const rows = await db
    .selectFrom('idempotency_key')
    .select(['request_hash as hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>=', new Date(now - keepAnswersMs))
    .execute();
  return rows[0] ?? null;
}
