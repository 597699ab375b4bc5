import { decideRows, type Permission, type PolicyActor } from '@imah/contract/access';
import { type RawBuilder, sql } from 'kysely';

/** What one membership lets a person see of its buildings by one permission. */
interface PermissionScope {
  readonly org_id: string;
  /** Null: every building of the organisation. */
  readonly building_ids: readonly string[] | null;
  /** Null: every row; else only those of these units. */
  readonly unit_ids: readonly string[] | null;
}

/** The memberships by which the policy grants `permission` at all: in their buildings, or for the person's own units. */
export function permissionScopes(actor: PolicyActor, permission: Permission): PermissionScope[] {
  return actor.memberships.flatMap(({ orgId, buildings, unitIds }) => {
    const rows = decideRows(actor, permission, { orgId });
    if (rows !== 'all' && rows !== 'own') return [];
    const building_ids = buildings === 'all' ? null : [...buildings];
    return [{ org_id: orgId, building_ids, unit_ids: rows === 'all' ? null : [...unitIds] }];
  });
}

/** SQL: the scopes as rows `name (org_id, building_ids, unit_ids)` to join. */
export function scopeRows(scopes: readonly PermissionScope[], name: string): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(scopes)}::jsonb)
    AS ${sql.ref(name)}(org_id uuid, building_ids uuid[], unit_ids uuid[])`;
}

/** SQL: whether the person has `permission` for every row of the place that the columns `org` and `building` name. */
export function holds(
  actor: PolicyActor,
  permission: Permission,
  { org, building }: { readonly org: string; readonly building: string },
): RawBuilder<unknown> {
  const places = permissionScopes(actor, permission)
    .filter(({ unit_ids }) => unit_ids === null)
    .map(({ org_id, building_ids }) =>
      building_ids === null
        ? sql`${sql.ref(org)} = ${org_id}`
        : sql`(${sql.ref(org)} = ${org_id} AND ${sql.ref(building)} = ANY(${[...building_ids]}::uuid[]))`,
    );
  return places.length === 0 ? sql`false` : sql`(${sql.join(places, sql` OR `)})`;
}
