import type { HouseholdSettings } from '@imah/contract/people';
import type { Kysely } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

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
