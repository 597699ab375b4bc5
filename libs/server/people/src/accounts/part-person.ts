import { sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import type { PlaceEdit } from '@imah/server-buildings';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { changePeople } from '../change-people.ts';
import { readPerson } from '../read-people.ts';
import { updateAccess } from './update-access.ts';

/**
 * Parts somebody of the building from their account; what came with their stay ends. Without an account nothing happens.
 * @throws {HttpProblem} 404
 */
export function partPerson(ports: CommandPorts, edit: PlaceEdit, personId: string): Promise<void> {
  return changePeople(ports, edit, {
    lock: (trx) => lockPerson(trx, edit, personId),
    write: async (trx, work) => {
      const { rows } = await sql<{ userId: string }>`
        UPDATE person p SET user_id = NULL, version = p.version + 1
        FROM (SELECT org_id, id, user_id FROM person
          WHERE org_id = ${edit.orgId} AND id = ${personId} AND user_id IS NOT NULL FOR NO KEY UPDATE) was
        WHERE p.org_id = was.org_id AND p.id = was.id RETURNING was.user_id AS "userId"`.execute(trx);
      const [parted] = rows;
      if (parted === undefined) return;
      const { userId } = parted;
      await updateAccess(trx, work, userId);
      work.refreshAccess([userId]);
      work.record({ action: 'part', entity: 'person', entityId: personId, before: { userId } });
    },
  });
}

/** @throws {HttpProblem} 404 */
export async function lockPerson(trx: Transaction<Database>, edit: PlaceEdit, personId: string): Promise<void> {
  await lockOrganization(trx, edit.orgId);
  if ((await readPerson(trx, edit, personId)) === null) throw notFound();
}
