import type { HouseholdSettings } from '@imah/contract/people';
import type { Kysely } from 'kysely';
import { lockOrganization } from '../../access/audit.ts';
import type { PersonalEdit } from '../../command/edit.ts';
import { type CommandPorts, runCommand, unchanged } from '../../command/run-command.ts';
import type { Database } from '../../database/schema.ts';
import { notFound } from '../../http/errors.ts';

/** @throws {HttpProblem} 404 */
export async function readHouseholdSettings(db: Kysely<Database>, orgId: string): Promise<HouseholdSettings> {
  const rows = await db
    .selectFrom('organization')
    .select('household_invitations as invitations')
    .where('id', '=', orgId)
    .execute();
  const [found] = rows;
  if (found === undefined) throw notFound();
  return found;
}

/** Who was invited before keeps what they have, whatever holds from now on. */
export function updateHouseholdSettings(
  ports: CommandPorts,
  edit: PersonalEdit,
  after: HouseholdSettings,
): Promise<HouseholdSettings> {
  const { orgId } = edit;
  return runCommand<HouseholdSettings, HouseholdSettings>(ports, edit, {
    lock: async (trx) => {
      await lockOrganization(trx, orgId);
      return readHouseholdSettings(trx, orgId);
    },
    write: async (trx, before) => {
      if (before.invitations === after.invitations) return unchanged(before);
      const columns = { household_invitations: after.invitations };
      await trx.updateTable('organization').set(columns).where('id', '=', orgId).execute();
      return {
        result: after,
        audit: { action: 'update', entity: 'household_settings', entityId: orgId, before, after },
      };
    },
  });
}
