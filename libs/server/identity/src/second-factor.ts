import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '@imah/server-platform/database/schema';
import { hashToken, installationKey } from '@imah/server-platform/sessions';

/** Half minutes by which the clock of a phone may be off, either way. */
const tolerance = 1;
const periodMs = 30_000;

/** What the authenticator app of a person calculates with; another one as soon as the version rises. */
export async function totpOf(db: Kysely<Database>, userId: string, email: string, version: number): Promise<TOTP> {
  const key = await installationKey(db, 'second-factor-key');
  const digest = createHmac('sha256', key).update(`${userId}:${version}`).digest().subarray(0, 20);
  const secret = new Secret({ buffer: Uint8Array.from(digest).buffer });
  return new TOTP({ issuer: 'Imah', label: email, secret, algorithm: 'SHA1', digits: 6, period: periodMs / 1000 });
}

/**
 * Takes a code of the app, or a recovery code, and uses it up. `off`: the account has no second factor.
 * `now` in milliseconds since 1970 UTC.
 */
export async function checkCode(
  db: Kysely<Database>,
  userId: string,
  code: string,
  now: number,
): Promise<'off' | 'right' | 'wrong'> {
  const rows = await db
    .selectFrom('second_factor as f')
    .innerJoin('app_user as u', 'u.id', 'f.user_id')
    .select(['f.version', 'u.email'])
    .where('f.user_id', '=', userId)
    .where('f.confirmed_at', 'is not', null)
    .execute();
  const [factor] = rows;
  if (factor === undefined) return 'off';
  const plain = plainCode(code);
  const isRight = /^\d{6}$/.test(plain)
    ? await takeAppCode(db, userId, await totpOf(db, userId, factor.email, factor.version), plain, now)
    : await takeRecoveryCode(db, userId, plain, now);
  return isRight ? 'right' : 'wrong';
}

/** Whether the login of the account asks for a second factor. */
export async function hasSecondFactor(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM second_factor WHERE user_id = ${userId} AND confirmed_at IS NOT NULL`.execute(db);
  return rows.length > 0;
}

/** As it is compared: people type blanks and dashes, and lower case. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** A code is good once: whoever looked over the shoulder comes too late. */
export async function takeAppCode(
  db: Kysely<Database>,
  userId: string,
  totp: TOTP,
  code: string,
  now: number,
): Promise<boolean> {
  const delta = totp.validate({ token: code, window: tolerance, timestamp: now });
  if (delta === null) return false;
  const step = Math.floor(now / periodMs) + delta;
  const { rows } = await sql`
    UPDATE second_factor SET last_step = ${step}
    WHERE user_id = ${userId} AND (last_step IS NULL OR last_step < ${step}) RETURNING 1`.execute(db);
  return rows.length > 0;
}

async function takeRecoveryCode(db: Kysely<Database>, userId: string, code: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE recovery_code SET used_at = ${new Date(now)}
    WHERE user_id = ${userId} AND code_hash = ${hashToken(code)} AND used_at IS NULL RETURNING 1`.execute(db);
  return rows.length > 0;
}
