import type { organizationEndpoints, OrganizationChange, OrganizationDetail } from '@imah/contract/organizations';
import type { Kysely } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { type Handlers, notFound, requireVersion } from '@imah/server-platform/http';
import { secondFactorRuleHandlers } from './second-factor/second-factor-rule-handlers.ts';
import { viewAsHandlers } from './view-as-handlers.ts';

export function organizationHandlers(context: ServerContext): Pick<Handlers, keyof typeof organizationEndpoints> {
  const { db } = context;
  return {
    ...viewAsHandlers(context),
    ...secondFactorRuleHandlers(context),
    getOrganization: async ({ params }) => ({ data: await readOrganization(db, params.orgId) }),
    updateOrganization: async ({ edit, body }) => ({ data: await updateOrganization(context, edit, body) }),
  };
}

/** @throws {HttpProblem} 412 when it has changed meanwhile */
function updateOrganization(
  ports: CommandPorts,
  edit: VersionedEdit,
  change: OrganizationChange,
): Promise<OrganizationDetail> {
  const { orgId } = edit;
  return runCommand<OrganizationDetail, OrganizationDetail>(ports, edit, {
    lock: async (trx) => {
      await lockOrganization(trx, orgId);
      return readOrganization(trx, orgId);
    },
    authorize: (_trx, before) => requireVersion(before, edit.version),
    write: async (trx, before) => {
      const { name, kind, npwp, pkp, address } = change;
      await trx
        .updateTable('organization')
        .set({ name, kind, npwp, pkp, address: address === null ? null : JSON.stringify(address) })
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', orgId)
        .execute();
      const audit = { action: 'update', entity: 'organization', entityId: orgId };
      return {
        result: await readOrganization(trx, orgId),
        audit: { ...audit, before: changeOf(before), after: change },
      };
    },
  });
}

async function readOrganization(db: Kysely<Database>, orgId: string): Promise<OrganizationDetail> {
  const rows = await db
    .selectFrom('organization')
    .select(['id', 'name', 'kind', 'npwp', 'pkp', 'address', 'is_demo as isDemo', 'version'])
    .where('id', '=', orgId)
    .execute();
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row;
}

function changeOf({ name, kind, npwp, pkp, address }: OrganizationDetail): OrganizationChange {
  return { name, kind, npwp, pkp, address };
}
