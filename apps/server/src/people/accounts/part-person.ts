import { sql, type Transaction } from 'kysely';
import { lockOrganization } from '../../access/audit.ts';
import { type PlaceEdit, writeEdit } from '../../buildings/place-edit.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/errors.ts';
import { readPerson } from '../read-people.ts';
import { accessWorkOf, updateAccess } from './update-access.ts';

/**
 * Parts somebody of the building from their account; what came with their stay ends. Resolves with the account, or
 * null when there was none.
 * @throws {HttpProblem} 404
 */
export async function partPerson(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  personId: string,
): Promise<string | null> {
  await lockOrganization(trx, edit.orgId);
  if ((await readPerson(trx, edit, personId)) === null) throw notFound();
  const { rows } = await sql<{ userId: string }>`
    UPDATE person p SET user_id = NULL, version = p.version + 1
    FROM (SELECT org_id, id, user_id FROM person
      WHERE org_id = ${edit.orgId} AND id = ${personId} AND user_id IS NOT NULL FOR NO KEY UPDATE) was
    WHERE p.org_id = was.org_id AND p.id = was.id RETURNING was.user_id AS "userId"`.execute(trx);
  const userId = rows[0]?.userId ?? null;
  if (userId === null) return null;
  await updateAccess(trx, accessWorkOf(edit), userId);
  await writeEdit(trx, edit, { action: 'part', entity: 'person', entityId: personId, before: { userId } });
  return userId;
}
