import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Config } from '@imah/server-platform/config';
import type { Database } from '@imah/server-platform/database/schema';
import { createToken, hashToken } from '@imah/server-platform/sessions';
import type { ProviderPerson } from './openid-provider.ts';

const registrationCookie = 'imah_registration';
const cookiePath = '/api/v1/auth/register';
/** Milliseconds a person has to agree to the terms. */
const validMs = 30 * 60_000;

export interface PendingRegistration {
  readonly provider: string;
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** Keeps what the provider says of a person without an account, for the browser that they came with. */
export async function keepRegistration(
  db: Kysely<Database>,
  provider: string,
  { subject, email, emailVerified, name }: ProviderPerson,
  { reply, isSecure }: { readonly reply: FastifyReply; readonly isSecure: boolean },
  now: number,
): Promise<void> {
  const token = createToken();
  await sql`
    INSERT INTO provider_registration (token_hash, provider, subject, email, email_verified, name, expires_at)
    VALUES (${hashToken(token)}, ${provider}, ${subject}, ${email}, ${emailVerified}, ${name}, ${new Date(now + validMs)})`.execute(
    db,
  );
  reply.setCookie(registrationCookie, token, { ...attributes, secure: isSecure, maxAge: validMs / 1000 });
}

/** Who is registering in this browser by way of the provider of this installation. */
export async function readRegistration(
  db: Kysely<Database>,
  { oidc }: Pick<Config, 'oidc'>,
  request: FastifyRequest,
  now: number,
): Promise<PendingRegistration | null> {
  const token = request.cookies[registrationCookie];
  if (oidc === null || token === undefined) return null;
  const rows = await db
    .selectFrom('provider_registration')
    .select(['provider', 'subject', 'name', 'email', 'email_verified as emailVerified'])
    .where('token_hash', '=', hashToken(token))
    .where('provider', '=', oidc.issuer)
    .where('expires_at', '>', new Date(now))
    .execute();
  return rows[0] ?? null;
}

/** The account is there: nobody registers with this any more. */
export async function dropRegistration(
  db: Kysely<Database>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = request.cookies[registrationCookie];
  if (token !== undefined)
    await sql`DELETE FROM provider_registration WHERE token_hash = ${hashToken(token)}`.execute(db);
  reply.clearCookie(registrationCookie, attributes);
}

const attributes = { path: cookiePath, httpOnly: true, sameSite: 'lax' } as const;
