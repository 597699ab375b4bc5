import type { organizationEndpoints, OrganizationChange, OrganizationDetail } from '@imah/contract/organizations';
import { type Kysely, sql } from 'kysely';
import { lockOrganization, writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { notFound } from '../http/errors.ts';
import type { Handlers } from '../http/handler.ts';
import { viewAsHandlers } from './view-as-handlers.ts';

export function organizationHandlers(context: ServerContext): Pick<Handlers, keyof typeof organizationEndpoints> {
  const { db } = context;
  return {
    ...viewAsHandlers(context),
    getOrganization: async ({ params }) => ({ data: await readOrganization(db, params.orgId) }),
    updateOrganization: async ({ actor, body, params: { orgId }, request, version }) => {
      const data = await db.transaction().execute(async (trx) => {
        await lockOrganization(trx, orgId);
        const before = await readOrganization(trx, orgId);
        requireVersion(before, version);
        const { name, kind, npwp, pkp, address } = body;
        await sql`
          UPDATE organization SET name = ${name}, kind = ${kind}, npwp = ${npwp}, pkp = ${pkp},
            address = ${address === null ? null : JSON.stringify(address)}::jsonb, version = version + 1
          WHERE id = ${orgId}`.execute(trx);
        const entry = {
          orgId,
          actor: { kind: 'user', id: actor.userId } as const,
          requestId: request.id,
          action: 'update',
          entity: 'organization',
          entityId: orgId,
          before: changeOf(before),
          after: body,
        };
        await writeAudit(trx, entry, context.now());
        return readOrganization(trx, orgId);
      });
      return { data };
    },
  };
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
