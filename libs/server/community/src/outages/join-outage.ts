import type { Outage } from '@imah/contract/outages';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import { outageEvent } from './outage-event.ts';
import { getOutage, lockOutage, type OutageKey } from './outage-row.ts';
import { requireOpen } from './outage-rules.ts';

/** Says that the person has it too, or no longer; once each. @throws {HttpProblem} 404, 409 where it has ended */
export function setAlso(ports: CommandPorts, edit: PersonalEdit & OutageKey, also: Outage['also']): Promise<Outage> {
  const { orgId, buildingId, outageId, actor, now } = edit;
  return runCommand<Outage, Outage>(ports, edit, {
    lock: (trx) => lockOutage(trx, actor, edit),
    authorize: (_trx, outage) => (also === 'yes' ? requireOpen(outage) : undefined),
    write: async (trx, before) => {
      if (before.also === also) return unchanged(before);
      if (also === 'yes') {
        const row = { org_id: orgId, outage_id: outageId, user_id: actor.userId };
        await trx
          .insertInto('outage_also')
          .values({ ...row, at: new Date(now) })
          .execute();
        // Who has it is told of its end as well.
        await trx
          .insertInto('outage_hearer')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else
        await trx
          .deleteFrom('outage_also')
          .where('org_id', '=', orgId)
          .where('outage_id', '=', outageId)
          .where('user_id', '=', actor.userId)
          .execute();
      const result = await getOutage(trx, actor, edit);
      const action = also === 'yes' ? 'follow' : 'unfollow';
      return {
        result,
        audit: { action, entity: 'outage', entityId: outageId, buildingId },
        effects: [outageEvent(edit, result.version, now)],
      };
    },
  });
}
