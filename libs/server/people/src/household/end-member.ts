import { readToday } from '@imah/server-platform/command';
import type { PlaceEdit } from '@imah/server-buildings';
import { lockOrganization } from '@imah/server-platform/access';
import type { CommandPorts } from '@imah/server-platform/command';
import { changePeople } from '../change-people.ts';
import { withUnit } from '../in-unit.ts';
import { toDay } from '../stays.ts';
import { listStays } from '../stay-repository.ts';
import type { HouseholdEdit } from './invite-to-household.ts';
import { findMember } from './household-repository.ts';
import { endStays, markEnded } from './update-household.ts';

/** Ends at once what an account has invited into its unit; what is another's, or over already, stays as it is. */
export function endMember(ports: CommandPorts, edit: PlaceEdit & HouseholdEdit): Promise<void> {
  const { orgId, householdMemberId: id, actor } = edit;
  return changePeople(ports, edit, {
    lock: (trx) => findMember(trx, edit, id),
    write: async (trx, work, known) => {
      if (known === null || known.hostUserId !== actor.userId) return;
      const { unitId, personId } = known;
      await withUnit(trx, work, unitId, async () => {
        await lockOrganization(trx, orgId);
        const open = await trx
          .selectFrom('household_member')
          .select('id')
          .where('org_id', '=', orgId)
          .where('id', '=', id)
          .where('status', 'in', ['waiting', 'current'])
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (open === undefined) return;
        const last = toDay((await readToday(trx, edit, edit.now)).today) - 1;
        if (personId !== null)
          await endStays(trx, edit, unitId, { stays: await listStays(trx, edit, unitId), personId, last });
        await markEnded(trx, work, id, personId);
      });
    },
    eventOf: () => ({ id, op: 'deleted' }),
  });
}
