import type { PlaceEdit } from '@imah/server-buildings';
import type { CommandPorts } from '@imah/server-platform/command';
import { changePeople } from '../change-people.ts';
import { lockAccountOf, lockPerson, setAccountOf } from '../person-repository.ts';
import { updateAccess } from './update-access.ts';

/**
 * Parts somebody of the building from their account; what came with their stay ends. Without an account nothing happens.
 * @throws {HttpProblem} 404
 */
export function partPerson(ports: CommandPorts, edit: PlaceEdit, personId: string): Promise<void> {
  return changePeople(ports, edit, {
    lock: (trx) => lockPerson(trx, edit, personId),
    write: async (trx, work) => {
      const key = { orgId: edit.orgId, personId };
      const userId = (await lockAccountOf(trx, key))?.userId ?? null;
      if (userId === null) return;
      await setAccountOf(trx, key, null);
      await updateAccess(trx, work, userId);
      work.refreshAccess([userId]);
      work.record({ action: 'part', entity: 'person', entityId: personId, before: { userId } });
    },
  });
}
