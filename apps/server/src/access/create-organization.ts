import { randomUUIDv7 } from 'node:crypto';
import { defaultGroupGrants, defaultGroupKeys, defaultTicketVisibility } from '@imah/contract/access';
import type { Locale } from '@imah/contract/core/words';
import type { OrganizationDraft } from '@imah/contract/organizations';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { writeAudit } from './audit.ts';
import { groupNames } from '../built-in-names/catalogue.ts';
import { addMember } from './membership.ts';

export interface NewOrganization extends OrganizationDraft {
  readonly id?: string;
  readonly ownerId: string;
  readonly locale: Locale;
  readonly isDemo?: boolean;
  readonly requestId?: string | undefined;
}

/** Makes an organisation with its default groups and its first owner. */
export async function createOrganization(
  trx: Transaction<Database>,
  draft: NewOrganization,
  now: number,
): Promise<{ id: string; name: string; kind: OrganizationDraft['kind']; isDemo: boolean }> {
  const organization = {
    id: draft.id ?? randomUUIDv7(),
    name: draft.name,
    kind: draft.kind,
    isDemo: draft.isDemo ?? false,
  };
  const { id, name, kind, isDemo } = organization;
  await sql`
    INSERT INTO organization (id, name, kind, is_demo, created_at)
    VALUES (${id}, ${name}, ${kind}, ${isDemo}, ${new Date(now)})`.execute(trx);

  const groups = defaultGroupKeys.map((key) => ({
    id: randomUUIDv7(),
    default_key: key,
    name: groupNames[draft.locale][key],
    grants: defaultGroupGrants[key],
    visibility: defaultTicketVisibility[key],
  }));
  await sql`
    INSERT INTO member_group (org_id, id, default_key, name, grants, ticket_visibility)
    SELECT ${id}, g.id, g.default_key, g.name, g.grants, g.visibility
    FROM jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
      AS g(id uuid, default_key text, name text, grants text[], visibility text)`.execute(trx);

  await addMember(trx, { orgId: id, userId: draft.ownerId, groups: ['owner'], buildings: 'all' }, now);
  await writeAudit(
    trx,
    {
      orgId: id,
      actor: { kind: 'user', id: draft.ownerId },
      requestId: draft.requestId,
      action: 'create',
      entity: 'organization',
      entityId: id,
      after: { name, kind },
    },
    now,
  );
  return organization;
}
