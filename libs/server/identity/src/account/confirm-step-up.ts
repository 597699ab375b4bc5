import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { type Handler, invalidField } from '@imah/server-platform/http';
import { countFailure, forgetFailures, isLocked } from '../count-failure.ts';
import { deviceOf } from '../known-devices.ts';
import type { Passwords } from '../passwords.ts';
import { checkCode } from '../second-factor.ts';
import { grantStepUp } from '@imah/server-platform/sessions';

/** By what the person can show who they are. */
export function getStepUp(context: ServerContext): Handler<'getStepUp'> {
  return async ({ actor, request }) => {
    const attempt = { at: new Date(context.now()), device: deviceOf(context, request) };
    const { passwordHash, hasSecondFactor, hasProvider } = await readSecrets(context, actor.userId, attempt);
    // Who knows the password alone must not get past the second factor here, nor take it away.
    if (hasSecondFactor) return { data: { methods: ['code'] } };
    const methods = [passwordHash === null ? null : 'password', hasProvider ? 'provider' : null] as const;
    return { data: { methods: methods.filter((method) => method !== null) } };
  };
}

/** A wrong secret counts towards the lock of the account as one at the login does; during a lock nothing is right. */
export function confirmStepUp(context: ServerContext, passwords: Passwords): Handler<'confirmStepUp'> {
  return async ({ actor, body, request }) => {
    const attempt = { at: new Date(context.now()), device: deviceOf(context, request) };
    const { at, device } = attempt;
    const { passwordHash, locked, hasSecondFactor } = await readSecrets(context, actor.userId, attempt);
    if (hasSecondFactor && 'password' in body) throw invalidField('password', 'code-needed');
    const isRight =
      'password' in body
        ? await passwords.verify(passwordHash, body.password)
        : !locked && (await checkCode(context.db, actor.userId, body.code, at.getTime())) === 'right';
    if (locked || !isRight) {
      await countFailure(context.db, actor.email, device, at);
      throw 'password' in body ? invalidField('password', 'wrong-password') : invalidField('code', 'wrong-code');
    }
    await forgetFailures(context.db, actor.userId, device, at);
    const expiresAt = await grantStepUp(context, actor.sessionId);
    return { data: { expiresAt: expiresAt.toISOString() } };
  };
}

interface Secrets {
  readonly passwordHash: string | null;
  readonly locked: boolean;
  readonly hasSecondFactor: boolean;
  /** A linked sign-in of the provider that is configured. */
  readonly hasProvider: boolean;
}

async function readSecrets(
  context: ServerContext,
  userId: string,
  { at, device }: { readonly at: Date; readonly device: Buffer | null },
): Promise<Secrets> {
  const rows = await context.db
    .selectFrom('app_user as u')
    .leftJoin('second_factor as f', 'f.user_id', 'u.id')
    .select('u.password_hash as passwordHash')
    .select([
      isLocked(device, at).as('locked'),
      sql<boolean>`f.confirmed_at IS NOT NULL`.as('hasSecondFactor'),
      sql<boolean>`EXISTS ( SELECT 1 FROM linked_identity l WHERE l.user_id = u.id AND l.provider = ${context.config.oidc?.issuer ?? ''} )`.as(
        'hasProvider',
      ),
    ])
    .where('u.id', '=', userId)
    .execute();
  return rows[0] ?? { passwordHash: null, locked: true, hasSecondFactor: false, hasProvider: false };
}
