import { decide, type PolicyTarget } from '@imah/contract/access';
import type { Access, ReachingRecord } from '@imah/contract/core';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { subjectId } from './authorize.ts';
import { HttpProblem } from './errors.ts';
import type { Actor } from './handler.ts';

const recordParams = {
  slaPolicy: 'policyId',
  ticketRule: 'ruleId',
  alarmRule: 'alarmRuleId',
  productPrice: 'priceId',
} as const satisfies Record<ReachingRecord, string>;

/**
 * Asks the policy for the buildings that a call about an organisation names, in its body (read, not yet checked) and by
 * its record; where none is named it holds everywhere. The organisation itself has been asked for. Somebody who sees it
 * hears that they may not, whether there is such a building or not.
 * @throws {HttpProblem} 403
 */
export async function authorizeReach(
  db: Kysely<Database>,
  access: Access,
  call: { readonly actor: Actor | null; readonly target: PolicyTarget | null },
  { params, body }: { readonly params: unknown; readonly body: unknown },
): Promise<void> {
  if (access.kind !== 'permission' || access.reach === undefined || access.reach === 'everywhere') return;
  const { actor, target } = call;
  if (actor === null || target === null) return;
  const { orgId } = target;
  const { reach, permission } = access;
  const named = [
    ...(reach.record === undefined
      ? []
      : [await buildingOf[reach.record](db, orgId, subjectId(params, recordParams[reach.record]))]),
    ...(reach.body === undefined ? [] : [buildingIn(body, reach.body)]),
  ];
  for (const buildingId of named) {
    const place = buildingId === null ? { orgId, everywhere: true } : { orgId, buildingId };
    if (decide(actor, permission, place) !== 'allowed') throw new HttpProblem(403, 'TIDAK_BERWENANG');
  }
}

type BuildingOf = (db: Kysely<Database>, orgId: string, id: string | null) => Promise<string | null>;

/** The building in which a record holds; null for all of them, and for one that does not exist. */
const buildingOf: Record<ReachingRecord, BuildingOf> = {
  slaPolicy: async (db, orgId, id) => {
    const rows = await db
      .selectFrom('sla_policy')
      .select('building_id as buildingId')
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .execute();
    return rows[0]?.buildingId ?? null;
  },
  ticketRule: async (db, orgId, id) => {
    const rows = await db
      .selectFrom('ticket_rule')
      .select('conditions')
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .execute();
    return rows[0]?.conditions.buildingId ?? null;
  },
  alarmRule: async (db, orgId, id) => {
    const rows = await db
      .selectFrom('alarm_rule')
      .select('building_id as buildingId')
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .execute();
    return rows[0]?.buildingId ?? null;
  },
  productPrice: async (db, orgId, id) => {
    const rows = await db
      .selectFrom('product_price')
      .select('building_id as buildingId')
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .execute();
    return rows[0]?.buildingId ?? null;
  },
};

/** A text at a path of fields; null where there is none, which the schema judges afterwards. */
function buildingIn(body: unknown, path: string): string | null {
  let found: unknown = body;
  for (const field of path.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, field) : undefined;
  return typeof found === 'string' ? found : null;
}
