import { randomUUIDv7 } from 'node:crypto';
import {
  dueAt,
  initialInstance,
  isRaised,
  type RuleEffect,
  type RuleInstance,
  type RuleMoment,
  stepRule,
} from '@imah/contract/alarms/words';
import type { MetricValue } from '@imah/contract/devices';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { AlarmChange } from '../alarm-recorder.ts';
import { isAbout, selectRules, type StoredRule, toRule, watchedBy } from './rule-rows.ts';

/** A rule with a device. */
export interface InstanceKey {
  readonly orgId: string;
  readonly ruleId: string;
  readonly deviceId: string;
}

/** What brings a step about: what a device has reported, or the clock. */
export interface RuleCause {
  readonly kind: RuleMoment['cause'];
  readonly at: number;
  /** What was reported, beside what is known of before. */
  readonly values: Readonly<Record<string, MetricValue>>;
}

/** Where a step has led; null where the rule is not about the device (any more). */
export interface Advanced {
  readonly instance: RuleInstance | null;
  readonly changes: readonly AlarmChange[];
}

const nothing: Advanced = { instance: null, changes: [] };

/**
 * Takes one step of a rule with a device, from what the database knows: whichever process does so, they go on from one
 * another. The alarm begins, counts or ends in the same transaction.
 */
export async function advanceRule(trx: Transaction<Database>, key: InstanceKey, cause: RuleCause): Promise<Advanced> {
  const { orgId, ruleId } = key;
  const row = await selectRules(trx).where('org_id', '=', orgId).where('id', '=', ruleId).forShare().executeTakeFirst();
  const device = await readDevice(trx, key);
  if (row === undefined || device === undefined) return nothing;
  const rule = toRule(row);
  const latest = await readLatest(trx, key, watchedBy(rule));
  const values = { ...latest.values, ...cause.values };
  const mayHave =
    rule.state === 'on' && device.enabled && isAbout(rule, device, (metric) => values[metric] !== undefined);
  const stored = await lockInstance(trx, key, mayHave ? new Date(cause.at) : null);
  if (stored === null) return nothing;
  if (!mayHave) return { instance: null, changes: await drop(trx, key, stored.instance, cause.at) };
  // Another process has asked meanwhile.
  if (cause.kind === 'clock' && (stored.dueAt === null || stored.dueAt > cause.at))
    return { instance: stored.instance, changes: [] };

  const heard = watchedBy(rule).some((metric) => cause.values[metric] !== undefined);
  const moment: RuleMoment = {
    at: cause.at,
    values,
    heardAt: heard ? Math.max(cause.at, latest.at ?? 0) : latest.at,
    presence: cause.kind === 'clock' && device.online === false ? 'silent' : 'heard',
    cause: cause.kind,
  };
  const judged = { ...rule, zone: device.timeZone };
  const { instance, effects } = stepRule(judged, stored.instance, moment);
  await keep(
    trx,
    key,
    instance,
    dueAt(judged, instance, { at: Math.max(cause.at, instance.since), heardAt: moment.heardAt }),
  );
  const changes: AlarmChange[] = [];
  const facts = { rule, buildingId: device.buildingId, value: valueOf(rule, values) };
  for (const effect of effects) changes.push(...(await follow(trx, key, effect, facts)));
  return { instance, changes };
}

function readDevice(trx: Transaction<Database>, { orgId, deviceId }: InstanceKey) {
  return trx
    .selectFrom('device as d')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'd.org_id').onRef('b.id', '=', 'd.building_id'))
    .select(['d.id', 'd.building_id as buildingId', 'd.type_key as typeKey', 'd.enabled', 'd.online'])
    .select('b.time_zone as timeZone')
    .where('d.org_id', '=', orgId)
    .where('d.id', '=', deviceId)
    .forKeyShare('d')
    .executeTakeFirst();
}

async function readLatest(trx: Transaction<Database>, { orgId, deviceId }: InstanceKey, watched: readonly string[]) {
  const rows = await trx
    .selectFrom('telemetry_latest')
    .select(['key', 'ts', 'num', 'bool', 'str'])
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId)
    .where('key', 'in', watched.length === 0 ? [''] : [...watched])
    .execute();
  const values: Record<string, MetricValue> = {};
  for (const { key, num, bool, str } of rows) values[key] = num ?? bool ?? str ?? '';
  const at = rows.length === 0 ? null : Math.max(...rows.map(({ ts }) => ts.getTime()));
  return { values, at };
}

/** Where a rule stands with a device; it begins at `from`, unless that is null. */
async function lockInstance(trx: Transaction<Database>, { orgId, ruleId, deviceId }: InstanceKey, from: Date | null) {
  const own = { org_id: orgId, rule_id: ruleId, device_id: deviceId };
  if (from !== null)
    await trx
      .insertInto('alarm_rule_instance')
      .values({ ...own, state: initialInstance.state, since: from, due_at: from })
      .onConflict((conflict) => conflict.columns(['org_id', 'rule_id', 'device_id']).doNothing())
      .execute();
  const row = await trx
    .selectFrom('alarm_rule_instance')
    .select(['state', 'since', 'edges', 'met', 'due_at'])
    .where('org_id', '=', orgId)
    .where('rule_id', '=', ruleId)
    .where('device_id', '=', deviceId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { state, since, edges, met, due_at: due } = row;
  return { instance: { state, since: since.getTime(), edges, met }, dueAt: due?.getTime() ?? null };
}

async function keep(trx: Transaction<Database>, key: InstanceKey, instance: RuleInstance, due: number | null) {
  await trx
    .updateTable('alarm_rule_instance')
    .set({
      state: instance.state,
      since: new Date(instance.since),
      edges: JSON.stringify(instance.edges),
      met: instance.met,
      due_at: due === null ? null : new Date(due),
    })
    .where('org_id', '=', key.orgId)
    .where('rule_id', '=', key.ruleId)
    .where('device_id', '=', key.deviceId)
    .execute();
}

/** Forgets where a rule stood with a device that it is not about any more. */
async function drop(trx: Transaction<Database>, key: InstanceKey, { state }: RuleInstance, at: number) {
  const changes = isRaised(state) ? await end(trx, key, at) : [];
  await trx
    .deleteFrom('alarm_rule_instance')
    .where('org_id', '=', key.orgId)
    .where('rule_id', '=', key.ruleId)
    .where('device_id', '=', key.deviceId)
    .execute();
  return changes;
}

interface Facts {
  readonly rule: StoredRule;
  readonly buildingId: string;
  readonly value: MetricValue | null;
}

/** What was measured when it was raised; of silence nothing was. */
function valueOf(rule: StoredRule, values: Readonly<Record<string, MetricValue>>): MetricValue | null {
  return rule.trigger.kind === 'silent' ? null : (values[watchedBy(rule)[0] ?? ''] ?? null);
}

async function follow(
  trx: Transaction<Database>,
  key: InstanceKey,
  { kind, at }: RuleEffect,
  facts: Facts,
): Promise<AlarmChange[]> {
  if (kind === 'clear') return end(trx, key, at);
  const { rule, buildingId, value } = facts;
  const instant = new Date(at);
  const { rows } = await sql<Pick<AlarmChange, 'id' | 'count'>>`
    INSERT INTO alarm AS a (org_id, id, building_id, device_id, key, condition, rule_id, rule_name, severity, value, raised_at, last_at)
    VALUES (${key.orgId}, ${randomUUIDv7()}, ${buildingId}, ${key.deviceId}, ${watchedBy(rule)[0] ?? ''}, 'rule', ${rule.id}, ${rule.name},
      ${rule.severity}, ${value === null ? null : JSON.stringify(value)}::jsonb, ${instant}, ${instant})
    ON CONFLICT (org_id, rule_id, device_id) WHERE active AND rule_id IS NOT NULL
    DO UPDATE SET count = a.count + 1, last_at = greatest(a.last_at, excluded.last_at), value = excluded.value,
      severity = excluded.severity, rule_name = excluded.rule_name
    RETURNING id, count`.execute(trx);
  return rows.map(({ id, count }) => ({ id, count, op: count === 1 ? 'raised' : 'updated' }));
}

async function end(trx: Transaction<Database>, key: InstanceKey, at: number): Promise<AlarmChange[]> {
  const rows = await trx
    .updateTable('alarm')
    .set({ active: false, cleared_at: sql<Date>`greatest(raised_at, ${new Date(at)}::timestamptz)` })
    .where('org_id', '=', key.orgId)
    .where('rule_id', '=', key.ruleId)
    .where('device_id', '=', key.deviceId)
    .where('active', '=', true)
    .returning(['id', 'count'])
    .execute();
  return rows.map(({ id, count }) => ({ id, count, op: 'cleared' }));
}
