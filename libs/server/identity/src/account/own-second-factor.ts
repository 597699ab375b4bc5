import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { publishAccessEvent } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { type Handler, type Handlers, HttpProblem, invalidField } from '@imah/server-platform/http';
import { plainCode, takeAppCode, totpOf } from '../second-factor.ts';
import { hashToken } from '@imah/server-platform/sessions';

type Names =
  | 'getSecondFactor'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor';

export function secondFactorHandlers(context: ServerContext): Pick<Handlers, Names> {
  return {
    getSecondFactor: getSecondFactor(context),
    startSecondFactor: startSecondFactor(context),
    confirmSecondFactor: confirmSecondFactor(context),
    renewRecoveryCodes: renewRecoveryCodes(context),
    removeSecondFactor: async ({ actor }) => {
      await sql`DELETE FROM second_factor WHERE user_id = ${actor.userId}`.execute(context.db);
      // An organisation may ask for it: what the person reads there ends with it.
      await publishAccessEvent(context, [actor.userId]);
      return undefined;
    },
  };
}

function getSecondFactor(context: ServerContext): Handler<'getSecondFactor'> {
  return async ({ actor }) => {
    const factor = await context.db
      .selectFrom('second_factor as f')
      .leftJoin('recovery_code as c', (join) => join.onRef('c.user_id', '=', 'f.user_id').on('c.used_at', 'is', null))
      .select(['f.confirmed_at as since', ({ fn }) => fn.count<number>('c.user_id').as('left')])
      .where('f.user_id', '=', actor.userId)
      .where('f.confirmed_at', 'is not', null)
      .groupBy('f.confirmed_at')
      .$narrowType<{ since: Date }>()
      .executeTakeFirst();
    return factor === undefined
      ? { data: { status: 'off', since: null, recoveryCodesLeft: 0 } }
      : { data: { status: 'on', since: factor.since.toISOString(), recoveryCodesLeft: factor.left } };
  };
}

/** Begun again, it has another secret: the one of a picture that was left on the screen is worth nothing. */
function startSecondFactor(context: ServerContext): Handler<'startSecondFactor'> {
  return async ({ actor }) => {
    const factor = await context.db
      .insertInto('second_factor')
      .values({ user_id: actor.userId, version: randomInt(1, 2 ** 30) })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) => ({ version: eb('second_factor.version', '+', 1), last_step: null }))
          .where('second_factor.confirmed_at', 'is', null),
      )
      .returning('version')
      .executeTakeFirst();
    if (factor === undefined) throw new HttpProblem(409, 'BENTROK');
    const totp = await totpOf(context.db, actor.userId, actor.email, factor.version);
    return { data: { secret: totp.secret.base32, uri: totp.toString() } };
  };
}

function confirmSecondFactor(context: ServerContext): Handler<'confirmSecondFactor'> {
  return async ({ actor, body }) => {
    const rows = await context.db
      .selectFrom('second_factor')
      .select('version')
      .where('user_id', '=', actor.userId)
      .where('confirmed_at', 'is', null)
      .execute();
    const [factor] = rows;
    if (factor === undefined) throw new HttpProblem(409, 'BENTROK');
    const now = context.now();
    const totp = await totpOf(context.db, actor.userId, actor.email, factor.version);
    if (!(await takeAppCode(context.db, actor.userId, totp, plainCode(body.code), now)))
      throw invalidField('code', 'wrong-code');
    const answer = await context.db.transaction().execute(async (trx) => {
      await sql`
        UPDATE second_factor SET confirmed_at = ${new Date(now)} WHERE user_id = ${actor.userId} AND confirmed_at IS NULL`.execute(
        trx,
      );
      return { data: { recoveryCodes: await makeRecoveryCodes(trx, actor.userId) } };
    });
    await publishAccessEvent(context, [actor.userId]);
    return answer;
  };
}

function renewRecoveryCodes(context: ServerContext): Handler<'renewRecoveryCodes'> {
  return async ({ actor }) =>
    context.db.transaction().execute(async (trx) => {
      const { rows } = await sql`
        SELECT 1 FROM second_factor WHERE user_id = ${actor.userId} AND confirmed_at IS NOT NULL FOR UPDATE`.execute(
        trx,
      );
      if (rows.length === 0) throw new HttpProblem(409, 'BENTROK');
      return { data: { recoveryCodes: await makeRecoveryCodes(trx, actor.userId) } };
    });
}

const recoveryCodeCount = 10;
// Without letters and digits that look alike on paper (Crockford); one in fifty bits is not guessed.
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

async function makeRecoveryCodes(trx: Transaction<Database>, userId: string): Promise<string[]> {
  const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const codes = Array.from({ length: recoveryCodeCount }, () => `${part()}-${part()}`);
  await sql`DELETE FROM recovery_code WHERE user_id = ${userId}`.execute(trx);
  for (const code of codes) {
    await sql`INSERT INTO recovery_code (user_id, code_hash) VALUES (${userId}, ${hashToken(plainCode(code))})`.execute(
      trx,
    );
  }
  return codes;
}
