import { randomUUIDv7 } from 'node:crypto';
import { defaultGroupGrants, defaultGroupKeys, defaultTicketVisibility } from '@imah/contract/access';
import type { Locale } from '@imah/contract/core/words';
import type { OrganizationDraft } from '@imah/contract/organizations';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Edit } from '../command/edit.ts';
import type { Recording } from '../command/recording.ts';
import { groupNames } from '../built-in-names/catalogue.ts';
import { addMember } from './membership.ts';

export interface NewOrganization extends OrganizationDraft {
  readonly ownerId: string;
  readonly locale: Locale;
  readonly isDemo?: boolean;
}

/** Makes the organisation of the edit with its default groups and its first owner. */
export async function createOrganization(
  trx: Transaction<Database>,
  { orgId: id, now, record }: Pick<Edit, 'orgId' | 'now'> & Pick<Recording, 'record'>,
  { name, kind, ownerId, locale, isDemo = false }: NewOrganization,
): Promise<{ id: string; name: string; kind: OrganizationDraft['kind']; isDemo: boolean }> {
  await sql`
    INSERT INTO organization (id, name, kind, is_demo, created_at)
    VALUES (${id}, ${name}, ${kind}, ${isDemo}, ${new Date(now)})`.execute(trx);

  const groups = defaultGroupKeys.map((key) => ({
    id: randomUUIDv7(),
    default_key: key,
    name: groupNames[locale][key],
    grants: defaultGroupGrants[key],
    visibility: defaultTicketVisibility[key],
  }));
  await sql`
    INSERT INTO member_group (org_id, id, default_key, name, grants, ticket_visibility)
    SELECT ${id}, g.id, g.default_key, g.name, g.grants, g.visibility
    FROM jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
      AS g(id uuid, default_key text, name text, grants text[], visibility text)`.execute(trx);

  await addMember(trx, { orgId: id, userId: ownerId, groups: ['owner'], buildings: 'all' }, now);
  const actor = { kind: 'user', id: ownerId } as const;
  record({ actor, action: 'create', entity: 'organization', entityId: id, after: { name, kind } });
  return { id, name, kind, isDemo };
}
