import { randomUUIDv7 } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '../../context.ts';
import { openSession } from '../open-session.ts';
import { grantStepUp } from '../step-up.ts';
import type { Flow } from './flows.ts';
import type { ProviderPerson } from './openid-provider.ts';

/** Why a sign-in at the provider led nowhere here. */
export type SignInFault = 'cancelled' | 'expired' | 'not-linked' | 'linked-elsewhere' | 'another' | 'failed';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Does what the person went to the provider for. `done`, or why it was not to be. */
export async function finishSignIn(
  context: ServerContext,
  issuer: string,
  flow: Flow,
  person: ProviderPerson,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<'done' | SignInFault> {
  const account = await accountOf(context, issuer, person.subject);
  if (flow.purpose === 'login') {
    // No account is made, and none taken over by its mail address: whoever owns it links it from inside.
    if (account === null) return 'not-linked';
    await openSession(context, account, { web: 'true' }, http);
    await noteUse(context, issuer, person);
    return 'done';
  }
  const userId = flow.sessionId === null ? null : await personOf(context, flow.sessionId);
  if (flow.sessionId === null || userId === null) return 'expired';
  if (flow.purpose === 'step-up') {
    if (account?.id !== userId) return 'another';
    // A provider that let an old sign-in pass has not shown who sits there now.
    if (person.authenticatedAt === null || person.authenticatedAt < flow.startedAt.getTime() - clockToleranceMs)
      return 'failed';
    await grantStepUp(context, flow.sessionId);
    await noteUse(context, issuer, person);
    return 'done';
  }
  if (account !== null) return account.id === userId ? 'done' : 'linked-elsewhere';
  const at = new Date(context.now());
  const { rows } = await sql`
    INSERT INTO linked_identity (id, user_id, provider, subject, email, linked_at)
    VALUES (${randomUUIDv7()}, ${userId}, ${issuer}, ${person.subject}, ${person.email}, ${at})
    ON CONFLICT (provider, subject) DO NOTHING RETURNING 1`.execute(context.db);
  return rows.length > 0 ? 'done' : 'linked-elsewhere';
}

/** By which the provider's clock may be behind ours; it tells whole seconds. */
const clockToleranceMs = 60_000;

async function accountOf(context: ServerContext, issuer: string, subject: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    SELECT u.id, u.email::text AS email, u.name FROM linked_identity l JOIN app_user u ON u.id = l.user_id
    WHERE l.provider = ${issuer} AND l.subject = ${subject} AND u.status = 'active'`.execute(context.db);
  return rows[0] ?? null;
}

async function personOf(context: ServerContext, sessionId: string): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    SELECT user_id AS "userId" FROM session WHERE id = ${sessionId} AND expires_at > ${new Date(context.now())}`.execute(
    context.db,
  );
  return rows[0]?.userId ?? null;
}

async function noteUse(context: ServerContext, issuer: string, { subject, email }: ProviderPerson): Promise<void> {
  await sql`
    UPDATE linked_identity SET last_used_at = ${new Date(context.now())}, email = ${email}
    WHERE provider = ${issuer} AND subject = ${subject}`.execute(context.db);
}
