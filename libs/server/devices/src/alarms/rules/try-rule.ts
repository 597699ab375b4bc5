import type { AlarmRuleDraft, AlarmRuleTrial, AlarmRuleTrialDraft } from '@imah/contract/alarms';
import { type PastAlarm, replayRule, trialBounds } from '@imah/contract/alarms/words';
import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { findDeviceTypes } from '../../read-device-types.ts';
import { readPast, type TriedDevice } from './read-past.ts';
import { requireSoundRule } from './require-sound-rule.ts';
import { watchedBy } from './rule-rows.ts';

const dayMs = 86_400_000;

/**
 * What a rule would have raised, by the steps that it goes live: of as many devices, by name, and as many values as a
 * trial may read.
 * @throws {HttpProblem} 422 by field, 503 where reading takes too long
 */
export async function tryRule(
  db: Kysely<Database>,
  orgId: string,
  { rule, days }: AlarmRuleTrialDraft,
  now: number,
): Promise<AlarmRuleTrial> {
  await requireSoundRule(db, orgId, rule);
  const from = now - days * dayMs;
  const { devices, left } = await chooseDevices(db, orgId, rule);
  const { level, pastOf } = await withinTime(db, (trx) => readPast(trx, { orgId, devices, rule, from, to: now }));
  const tried: { readonly device: TriedDevice; readonly alarms: readonly PastAlarm[] }[] = [];
  for (const device of devices) {
    const alarms = replayRule({ ...rule, zone: device.timeZone }, watchedBy(rule), pastOf(device));
    tried.push({ device, alarms });
    // Others are served between two devices.
    await setImmediate();
  }
  const raised = tried
    .flatMap(({ device, alarms }) => alarms.map((alarm) => ({ deviceId: device.id, ...alarm })))
    .toSorted((a, b) => b.raisedAt - a.raisedAt);
  return {
    from,
    to: now,
    level,
    left,
    devices: tried
      .map(({ device: { id, name }, alarms }) => ({ id, name, alarms: alarms.length }))
      .toSorted((a, b) => b.alarms - a.alarms),
    total: raised.length,
    alarms: raised.slice(0, trialBounds.alarms).map(({ deviceId, raisedAt, clearedAt, value }) => ({
      deviceId,
      raisedAt: new Date(raisedAt).toISOString(),
      clearedAt: clearedAt === null ? null : new Date(clearedAt).toISOString(),
      value: rule.trigger.kind === 'silent' ? null : value,
    })),
  };
}

/** The devices that a rule is about and that have reported what it watches; the first by name, and how many more. */
async function chooseDevices(
  db: Kysely<Database>,
  orgId: string,
  rule: AlarmRuleDraft,
): Promise<{ readonly devices: readonly TriedDevice[]; readonly left: number }> {
  const { scope, buildingId } = rule;
  const rows = await db
    .selectFrom('device as d')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'd.org_id').onRef('b.id', '=', 'd.building_id'))
    .select(['d.id', 'd.name', 'd.type_key as typeKey', 'b.time_zone as timeZone'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('d.org_id', '=', orgId)
    .where('d.enabled', '=', true)
    .$if(buildingId !== null, (query) => query.where('d.building_id', '=', buildingId))
    .$if(scope.kind === 'type', (query) => query.where('d.type_key', '=', scope.kind === 'type' ? scope.typeKey : ''))
    .$if(scope.kind === 'devices', (query) =>
      query.where('d.id', 'in', scope.kind === 'devices' ? scope.deviceIds : []),
    )
    .where((is) =>
      is.exists(
        is
          .selectFrom('telemetry_latest as l')
          .select('l.key')
          .whereRef('l.org_id', '=', 'd.org_id')
          .whereRef('l.device_id', '=', 'd.id')
          .where('l.key', 'in', scope.kind === 'metric' ? [scope.metric] : [...watchedBy(rule)]),
      ),
    )
    .orderBy('d.name')
    .orderBy('d.id')
    .limit(trialBounds.devices)
    .execute();
  const types = await findDeviceTypes(db, [...new Set(rows.map(({ typeKey }) => typeKey))]);
  return {
    devices: rows.map(({ total: _total, typeKey, ...device }) => ({
      ...device,
      offlineAfterMs: (types.get(typeKey)?.offlineAfterSec ?? 600) * 1000,
    })),
    left: (rows[0]?.total ?? 0) - rows.length,
  };
}

/** @throws {HttpProblem} 503 where a statement takes longer than a trial may */
async function withinTime<T>(db: Kysely<Database>, read: (trx: Kysely<Database>) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`SELECT set_config('statement_timeout', ${String(trialBounds.timeoutMs)}, true)`.execute(trx);
      return read(trx);
    });
  } catch (error) {
    // PostgreSQL's word for a statement that was cancelled because its time was over.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === '57014')
      throw new HttpProblem(503, 'LAYANAN_SIBUK');
    throw error;
  }
}
