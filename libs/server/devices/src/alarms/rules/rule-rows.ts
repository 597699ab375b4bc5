import type { AlarmRule, AlarmRuleDraft } from '@imah/contract/alarms';
import { comparisonsOf } from '@imah/contract/alarms/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** A rule as the database has it. */
export type StoredRule = Omit<AlarmRule, 'raised'>;

/** The rules of an organisation, without those that are removed, in the order they were made. */
export function readRules(db: Kysely<Database>, orgId: string): Promise<StoredRule[]> {
  return db
    .selectFrom('alarm_rule')
    .select(['id', 'name', 'building_id as buildingId', 'scope', 'condition', 'trigger', 'clear', 'schedule'])
    .select(['severity', 'state', 'version'])
    .where('org_id', '=', orgId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The columns of what people write of a rule. */
export function columnsOf(draft: AlarmRuleDraft) {
  const { name, buildingId, scope, condition, trigger, clear, schedule, severity, state } = draft;
  return {
    name,
    building_id: buildingId,
    scope: JSON.stringify(scope),
    condition: condition === null ? null : JSON.stringify(condition),
    trigger: JSON.stringify(trigger),
    clear: JSON.stringify(clear),
    schedule: JSON.stringify(schedule),
    severity,
    state,
  };
}

/** The metrics that a rule looks at; its alarms are about the first. */
export function watchedBy({ condition, trigger }: Pick<AlarmRuleDraft, 'condition' | 'trigger'>): readonly string[] {
  if (trigger.kind === 'silent') return [trigger.metric];
  return condition === null ? [] : [...new Set(comparisonsOf(condition).map(({ metric }) => metric))];
}

/** A device as far as rules choose by it. */
export interface RuledDevice {
  readonly id: string;
  readonly buildingId: string;
  readonly typeKey: string;
}

/** Whether a rule is about a device; `reports` says whether the device has ever reported a metric. */
export function isAbout(
  { scope, buildingId }: Pick<AlarmRuleDraft, 'scope' | 'buildingId'>,
  device: RuledDevice,
  reports: (metric: string) => boolean,
): boolean {
  if (buildingId !== null && buildingId !== device.buildingId) return false;
  switch (scope.kind) {
    case 'type':
      return scope.typeKey === device.typeKey;
    case 'devices':
      return scope.deviceIds.includes(device.id);
    case 'metric':
      return reports(scope.metric);
  }
}
