import type { Occupancy, OccupancyMove } from '@imah/contract/people';
import type { CommandPorts } from '@imah/server-platform/command';
import { invalidField, requireVersion } from '@imah/server-platform/http';
import { lockOccupancy, type OccupancyEdit, writeChange, writeNew } from './change-occupancy.ts';
import { changePeople } from './change-people.ts';
import { withUnit } from './in-unit.ts';
import { toDate, toDay } from './stays.ts';

/**
 * Somebody goes from one unit of the building to another: both or neither. Their account never is without a home in
 * between. Resolves with the new stay.
 * @throws {HttpProblem} 404 without either unit, 412, 422 at the field that breaks a rule of one of them
 */
export function moveOccupancy(ports: CommandPorts, edit: OccupancyEdit, move: OccupancyMove): Promise<Occupancy> {
  const { unitId, from, isBillingParty, successorId } = move;
  return changePeople(ports, edit, {
    lock: (trx) => lockOccupancy(trx, edit, unitId),
    authorize: (_trx, stay) => requireVersion(stay, edit.version),
    validate: (_trx, stay) => {
      if (unitId === stay.unitId) throw invalidField('unitId', 'not-an-option');
      if (toDay(from) <= toDay(stay.from)) throw invalidField('from', 'ends-before-it-begins');
    },
    write: (trx, work, stay) => {
      const draft = { personId: stay.person.id, role: stay.role, from, to: stay.to, isBillingParty };
      const change = { to: toDate(toDay(from) - 1), ...(successorId === undefined ? {} : { successorId }) };
      return withUnit(trx, work, stay.unitId, async () => {
        const come = await withUnit(trx, work, unitId, () => writeNew(ports.db, trx, work, unitId, draft));
        await writeChange(trx, work, stay, change);
        return come;
      });
    },
    eventOf: ({ id }) => ({ id, op: 'updated' }),
  });
}
