import { randomUUIDv7 } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { openSession } from '../open-session.ts';
import { hasSecondFactor } from '../second-factor.ts';
import { grantStepUp } from '@imah/server-platform/sessions';
import type { Flow } from './flows.ts';
import type { ProviderPerson } from './openid-provider.ts';
import { keepRegistration } from './pending-registrations.ts';

/** `registering`: nobody knows the person yet, and the page goes on to ask them for what an account needs. */
export type SignInOutcome = 'done' | 'registering' | SignInFault;

/** Why a sign-in at the provider led nowhere here. */
export type SignInFault =
  | 'cancelled'
  | 'expired'
  | 'not-linked'
  | 'linked-elsewhere'
  | 'another'
  | 'unverified'
  | 'failed';

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
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly isSecure: boolean },
): Promise<SignInOutcome> {
  const account = await accountOf(context, issuer, person.subject);
  if (flow.purpose === 'login' || flow.purpose === 'register') {
    // No account is taken over by its mail address: whoever owns it links it from inside.
    if (account === null && flow.purpose === 'login') return 'not-linked';
    if (account === null) {
      await keepRegistration(context.db, issuer, person, http, context.now());
      return 'registering';
    }
    await openSession(context, account, { web: 'true' }, http);
    await noteUse(context, issuer, person, account.id);
    return 'done';
  }
  const inside = flow.sessionId === null ? null : await personOf(context, flow.sessionId);
  if (flow.sessionId === null || inside === null) return 'expired';
  const userId = inside.id;
  if (flow.purpose === 'step-up') {
    if (account?.id !== userId) return 'another';
    // An account with a second factor is confirmed by that alone.
    if (await hasSecondFactor(context.db, userId)) return 'failed';
    // A provider that let an old sign-in pass has not shown who sits there now.
    if (person.authenticatedAt === null || person.authenticatedAt < flow.startedAt.getTime() - clockToleranceMs)
      return 'failed';
    await grantStepUp(context, flow.sessionId);
    await noteUse(context, issuer, person, userId);
    return 'done';
  }
  if (account !== null) return account.id === userId ? 'done' : 'linked-elsewhere';
  // Linked, it opens the account for good: not before the address has been shown to be the person's, by this if need be.
  if (!inside.emailVerified && !vouchesFor(person, inside.email)) return 'unverified';
  const at = new Date(context.now());
  const { rows } = await sql`
    INSERT INTO linked_identity (id, user_id, provider, subject, email, linked_at)
    VALUES (${randomUUIDv7()}, ${userId}, ${issuer}, ${person.subject}, ${person.email}, ${at})
    ON CONFLICT (provider, subject) DO NOTHING RETURNING 1`.execute(context.db);
  if (rows.length === 0) return 'linked-elsewhere';
  await noteVerified(context, userId, person);
  return 'done';
}

/** By which the provider's clock may be behind ours; it tells whole seconds. */
const clockToleranceMs = 60_000;

async function accountOf(context: ServerContext, issuer: string, subject: string): Promise<Account | null> {
  const rows = await context.db
    .selectFrom('linked_identity as l')
    .innerJoin('app_user as u', 'u.id', 'l.user_id')
    .select(['u.id', 'u.email', 'u.name'])
    .where('l.provider', '=', issuer)
    .where('l.subject', '=', subject)
    .where('u.status', '=', 'active')
    .execute();
  return rows[0] ?? null;
}

interface Inside {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

async function personOf(context: ServerContext, sessionId: string): Promise<Inside | null> {
  const rows = await context.db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select(['u.id', 'u.email'])
    .select([sql<boolean>`u.email_verified_at IS NOT NULL`.as('emailVerified')])
    .where('s.id', '=', sessionId)
    .where('s.expires_at', '>', new Date(context.now()))
    .execute();
  return rows[0] ?? null;
}

/** The provider has checked that this address is theirs. */
function vouchesFor({ email, emailVerified }: ProviderPerson, address: string): boolean {
  return emailVerified && email?.toLowerCase() === address.toLowerCase();
}

async function noteUse(context: ServerContext, issuer: string, person: ProviderPerson, userId: string): Promise<void> {
  await sql`
    UPDATE linked_identity SET last_used_at = ${new Date(context.now())}, email = ${person.email}
    WHERE provider = ${issuer} AND subject = ${person.subject}`.execute(context.db);
  await noteVerified(context, userId, person);
}

/** A provider that has checked the address of the account has shown that it is theirs. */
async function noteVerified(context: ServerContext, userId: string, person: ProviderPerson): Promise<void> {
  if (!person.emailVerified || person.email === null) return;
  await sql`
    UPDATE app_user SET email_verified_at = ${new Date(context.now())}
    WHERE id = ${userId} AND email = ${person.email}::citext AND email_verified_at IS NULL`.execute(context.db);
}
