import type { AlarmRuleDraft, RuleComparison } from '@imah/contract/alarms';
import { comparisonsOf, conditionBounds } from '@imah/contract/alarms/words';
import type { MetricDefinition } from '@imah/contract/devices';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type FieldErrors, invalidField, invalidFields } from '@imah/server-platform/http';
import { findDeviceTypes, readKnownTypes } from '../../read-device-types.ts';
import { watchedBy } from './rule-rows.ts';

type Fault = FieldErrors[string][number]['fault'];

/** @throws {HttpProblem} 422 by field for a rule that contradicts itself, or is about what the organisation does not have */
export async function requireSoundRule(db: Kysely<Database>, orgId: string, draft: AlarmRuleDraft): Promise<void> {
  const { condition, trigger } = draft;
  if (trigger.kind === 'silent' && condition !== null) throw invalidField('condition', 'invalid');
  if (trigger.kind !== 'silent' && condition === null) throw invalidField('condition', 'required');
  const leaves = condition === null ? [] : comparisonsOf(condition);
  if (leaves.length > conditionBounds.leaves) throw invalidField('condition', 'too-many', conditionBounds.leaves);
  if (draft.buildingId !== null) await requireBuilding(db, orgId, draft.buildingId);
  const metrics = await metricsOf(db, orgId, draft);
  const faults = [
    ...leaves.flatMap((leaf, index) => faultsOf(leaf, metrics).map((fault) => [`condition.${index}`, fault] as const)),
    ...(trigger.kind === 'silent' && !metrics.some(({ key }) => key === trigger.metric)
      ? [['trigger.metric', 'not-an-option'] as const]
      : []),
    // A number better than none: states and texts have no limit that could be passed by a little.
    ...(draft.clear.hysteresis > 0 && !leaves.some(isOrdered) ? [['clear.hysteresis', 'invalid'] as const] : []),
  ];
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.map(([path, fault]) => [path, [{ fault }]])));
}

const isOrdered = ({ is }: RuleComparison) => is !== 'equals' && is !== 'differs';

function faultsOf({ metric, is, value, upper }: RuleComparison, metrics: readonly MetricDefinition[]): Fault[] {
  const known = metrics.filter(({ key }) => key === metric);
  if (known.length === 0) return ['not-an-option'];
  const kinds = new Set(
    known.map(({ kind }) => (kind === 'state' ? 'boolean' : kind === 'text' ? 'string' : 'number')),
  );
  if (!kinds.has(typeof value as 'boolean' | 'string' | 'number')) return ['invalid'];
  const isNumber = typeof value === 'number';
  if (!isNumber && is !== 'equals' && is !== 'differs') return ['invalid'];
  if ((is === 'between') !== (upper !== undefined)) return [is === 'between' ? 'required' : 'invalid'];
  return isNumber && upper !== undefined && upper < value ? ['invalid'] : [];
}

/** What the devices of a rule can report. @throws {HttpProblem} 422 at a type or a device that is not there */
async function metricsOf(db: Kysely<Database>, orgId: string, draft: AlarmRuleDraft): Promise<MetricDefinition[]> {
  const { scope, buildingId } = draft;
  if (scope.kind === 'devices') {
    const rows = await db
      .selectFrom('device')
      .select(['id', 'type_key as typeKey', 'building_id as buildingId'])
      .where('org_id', '=', orgId)
      .where(sql<boolean>`id = ANY(${scope.deviceIds}::uuid[])`)
      .execute();
    const here = rows.filter((row) => buildingId === null || row.buildingId === buildingId);
    if (here.length !== new Set(scope.deviceIds).size) throw invalidField('scope.deviceIds', 'not-an-option');
    const types = await findDeviceTypes(db, [...new Set(here.map(({ typeKey }) => typeKey))]);
    return [...types.values()].flatMap(({ metrics }) => metrics);
  }
  const types = await readKnownTypes(db, orgId);
  if (scope.kind === 'type') {
    const type = types.find(({ key }) => key === scope.typeKey);
    if (type === undefined) throw invalidField('scope.typeKey', 'not-an-option');
    return type.metrics;
  }
  const reporting = types.filter(({ metrics }) => metrics.some(({ key }) => key === scope.metric));
  if (reporting.length === 0 || !watchedBy(draft).includes(scope.metric))
    throw invalidField('scope.metric', 'not-an-option');
  return reporting.flatMap(({ metrics }) => metrics);
}

async function requireBuilding(db: Kysely<Database>, orgId: string, buildingId: string): Promise<void> {
  const found = await db
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
  if (found === undefined) throw invalidField('buildingId', 'not-an-option');
}
