import type { RuleScope } from '@imah/contract/alarms';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Effect } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import type { DeviceKey } from './device-repository.ts';

/** A rule that names devices. */
export interface NamingRule {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly scope: RuleScope;
}

/** The alarm rules that name a device, by name. */
export function rulesNaming(db: Kysely<Database>, { orgId, deviceId }: DeviceKey) {
  const named = JSON.stringify({ kind: 'devices', deviceIds: [deviceId] });
  return db
    .selectFrom('alarm_rule')
    .select(['id', 'name', 'version', 'scope'])
    .where('org_id', '=', orgId)
    .where('removed_at', 'is', null)
    .where((is) => is(sql`scope`, '@>', sql`${named}::jsonb`))
    .orderBy('name')
    .orderBy('id');
}

/** Rules are locked before devices, as whoever takes a step by a rule does. */
export async function lockRulesNaming(trx: Transaction<Database>, key: DeviceKey): Promise<NamingRule[]> {
  return rulesNaming(trx, key).forUpdate().execute();
}

/** Whether a rule would be left without a device if this one went. */
export function isOnlyOf({ scope }: Pick<NamingRule, 'scope'>, deviceId: string): boolean {
  return scope.kind === 'devices' && scope.deviceIds.every((id) => id === deviceId);
}

/**
 * Puts another device in the place of one in the rules that name it, or takes it out of them. What the rules have raised of
 * it is over when the clock asks next.
 */
export async function renameInRules(
  trx: Transaction<Database>,
  { orgId, buildingId, deviceId }: DeviceKey & { readonly buildingId: string },
  { rules, to, now }: { readonly rules: readonly NamingRule[]; readonly to: string | null; readonly now: number },
): Promise<Effect[]> {
  const at = new Date(now);
  const effects: Effect[] = [];
  for (const { id, scope, version } of rules) {
    if (scope.kind !== 'devices') continue;
    const deviceIds = [...new Set(scope.deviceIds.flatMap((one) => (one === deviceId ? (to ?? []) : one)))];
    await trx
      .updateTable('alarm_rule')
      .set({ scope: JSON.stringify({ kind: 'devices', deviceIds }), version: version + 1 })
      .where('org_id', '=', orgId)
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('alarm_rule_instance')
      .set({ due_at: at })
      .where('org_id', '=', orgId)
      .where('rule_id', '=', id)
      .execute();
    const packet = { entity: 'alarm-rule', id, version: version + 1, op: 'updated', at: at.toISOString() } as const;
    effects.push({ kind: 'publish', topic: buildingTopic({ orgId, buildingId }, 'ev'), packet });
  }
  return effects;
}
