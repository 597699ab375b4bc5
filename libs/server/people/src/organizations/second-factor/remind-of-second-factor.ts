import { sql } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { notify } from '@imah/server-notifications';
import { findMemberWithoutFactor } from './members-without-factor.ts';

const pauseMs = 86_400_000;

/**
 * Notifies a member that a second factor is asked of them, once a day at most.
 * @throws {HttpProblem} 404, 429 with the seconds until they may be reminded again
 */
export function remindOfSecondFactor(
  ports: CommandPorts,
  edit: PersonalEdit & { readonly memberId: string },
): Promise<undefined> {
  const { orgId, memberId, actor, now } = edit;
  return runCommand<Awaited<ReturnType<typeof findMemberWithoutFactor>>, undefined>(ports, edit, {
    lock: async (trx) => {
      const { rows } = await sql`
        SELECT 1 FROM membership WHERE org_id = ${orgId} AND id = ${memberId} FOR NO KEY UPDATE`.execute(trx);
      if (rows.length === 0) throw notFound();
      return findMemberWithoutFactor(trx, orgId, memberId);
    },
    authorize: async (trx, missing) => {
      if (missing === null) return;
      const last = await trx
        .selectFrom('second_factor_reminder')
        .select('at')
        .where('org_id', '=', orgId)
        .where('membership_id', '=', memberId)
        .executeTakeFirst();
      const left = (last?.at.getTime() ?? -Infinity) + pauseMs - now;
      if (left > 0) throw new HttpProblem(429, 'TERLALU_SERING', { retryAfterSeconds: Math.ceil(left / 1000) });
    },
    write: async (trx, missing) => {
      // They have set one up in the meantime.
      if (missing === null) return unchanged(undefined);
      const { userId, dueAt } = missing;
      await sql`
        INSERT INTO second_factor_reminder (org_id, membership_id, at) VALUES (${orgId}, ${memberId}, ${new Date(now)})
        ON CONFLICT (org_id, membership_id) DO UPDATE SET at = excluded.at`.execute(trx);
      await notify(
        trx,
        {
          kind: 'second-factor-required',
          recipients: { kind: 'people', userIds: [userId] },
          actorId: actor.userId,
          place: { orgId },
          dedupeKey: `second-factor/${orgId}`,
          data: { at: dueAt },
          href: '/imah/akun/keamanan#verifikasi',
        },
        now,
      );
      return {
        result: undefined,
        audit: { action: 'remind', entity: 'second_factor_rule', entityId: memberId },
      };
    },
  });
}
