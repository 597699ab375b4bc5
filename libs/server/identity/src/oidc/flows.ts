import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { hashToken } from '@imah/server-platform/sessions';
import type { SignInRequest } from './openid-provider.ts';

/** What a person wants of the provider. */
export const purposes = ['login', 'register', 'link', 'step-up'] as const;
export type Purpose = (typeof purposes)[number];

/** Milliseconds a person has at the provider. */
export const flowValidMs = 10 * 60_000;

export interface Flow {
  readonly purpose: Purpose;
  readonly sessionId: string | null;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly startedAt: Date;
}

export async function keepFlow(
  db: Kysely<Database>,
  { state, nonce, codeVerifier }: SignInRequest,
  { purpose, sessionId }: Pick<Flow, 'purpose' | 'sessionId'>,
  now: number,
): Promise<void> {
  await sql`DELETE FROM oidc_flow WHERE expires_at <= ${new Date(now)}`.execute(db);
  await sql`
    INSERT INTO oidc_flow (state_hash, purpose, session_id, nonce, code_verifier, started_at, expires_at)
    VALUES (${hashToken(state)}, ${purpose}, ${sessionId}, ${nonce}, ${codeVerifier}, ${new Date(now)}, ${new Date(now + flowValidMs)})`.execute(
    db,
  );
}

/** The flow that a state belongs to, once. */
export async function takeFlow(db: Kysely<Database>, state: string, now: number): Promise<Flow | null> {
  const flow = await db
    .deleteFrom('oidc_flow')
    .where('state_hash', '=', hashToken(state))
    .where('expires_at', '>', new Date(now))
    .returning([
      'purpose',
      'session_id as sessionId',
      'nonce',
      'code_verifier as codeVerifier',
      'started_at as startedAt',
    ])
    .$narrowType<{ purpose: Purpose }>()
    .executeTakeFirst();
  return flow ?? null;
}
