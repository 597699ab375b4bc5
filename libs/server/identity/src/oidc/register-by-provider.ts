import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, HttpProblem, localeOf } from '@imah/server-platform/http';
import { askForVerification, createAccount } from '../create-account.ts';
import { openSession } from '../open-session.ts';
import { dropRegistration, readRegistration } from './pending-registrations.ts';

/**
 * An account for a person who has come from the provider. An address that has an account is refused like at any
 * registration: whoever owns that account links the provider from inside it.
 */
export function providerRegistrationHandlers(
  context: ServerContext,
): Pick<Handlers, 'getProviderRegistration' | 'registerByProvider'> {
  return {
    getProviderRegistration: async ({ request }) => {
      const pending = await readRegistration(context.db, context.config, request, context.now());
      if (pending === null) return { data: null };
      const { name, email, emailVerified } = pending;
      return { data: { name, email, emailVerified } };
    },
    registerByProvider: async ({ body, query, request, reply }) => {
      const now = context.now();
      const pending = await readRegistration(context.db, context.config, request, now);
      if (pending === null) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
      const { provider, subject } = pending;
      const { email, name, acceptedTerms } = body;
      // The provider vouches for its own address only, not for one that was typed in its place.
      const emailVerified = pending.emailVerified && pending.email?.toLowerCase() === email;
      const user = await context.db.transaction().execute(async (trx) => {
        const draft = { email, name, locale: localeOf(request), passwordHash: null, acceptedTerms, emailVerified };
        const made = await createAccount(trx, draft, now);
        const { rows } = await sql`
          INSERT INTO linked_identity (id, user_id, provider, subject, email, linked_at, last_used_at)
          VALUES (${randomUUIDv7()}, ${made.id}, ${provider}, ${subject}, ${pending.email}, ${new Date(now)}, ${new Date(now)})
          ON CONFLICT (provider, subject) DO NOTHING RETURNING 1`.execute(trx);
        // Registered meanwhile in another window: the sign-in leads to that account.
        if (rows.length === 0) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
        await dropRegistration(trx, request, reply);
        return made;
      });
      if (!emailVerified) await askForVerification(context, user.id);
      return openSession(context, user, query, { request, reply });
    },
  };
}
