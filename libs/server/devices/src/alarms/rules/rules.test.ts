import type { Alarm, AlarmRule, AlarmRuleDraft } from '@imah/contract/alarms';
import { deviceTopic } from '@imah/contract/mqtt/words';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { makeMember, type TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveWorld, type LiveWorld } from '../../testing/live-world.ts';
import { createAlarmRecorder } from '../alarm-recorder.ts';
import { createRuleRunner } from './rule-runner.ts';

let world: LiveWorld;

beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

let count = 0;
const hot = (more: Partial<AlarmRuleDraft> = {}): AlarmRuleDraft => ({
  name: `Pompa panas ${(count += 1)}`,
  buildingId: null,
  scope: { kind: 'type', typeKey: 'pump' },
  condition: { kind: 'metric', metric: 'temperature', is: 'above', value: 30 },
  trigger: { kind: 'at-once' },
  clear: { hysteresis: 0, keepSec: 0 },
  schedule: { kind: 'always' },
  severity: 'major',
  state: 'on',
  ticket: null,
  ...more,
});
const rulesUrl = () => `/api/v1/organizations/${world.place.orgId}/alarm-rules`;

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { body, version, who = world.place.owner }: { body?: object; version?: number; who?: TestPerson } = {},
) {
  const answer = await world.app.inject({
    method,
    url,
    headers: { ...who.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, json: answer.body === '' ? null : answer.json() };
}

async function make(draft: AlarmRuleDraft): Promise<AlarmRule> {
  const { status, json } = await call('POST', rulesUrl(), { body: draft });
  expect([status, json]).toEqual([201, expect.objectContaining({ data: expect.objectContaining({ ...draft }) })]);
  return json.data;
}

async function remove({ id, version }: Pick<AlarmRule, 'id' | 'version'>): Promise<void> {
  expect((await call('DELETE', `${rulesUrl()}/${id}`, { version })).status).toBe(204);
}

/** A device of its own for a rule of its own. */
async function pump() {
  const device = await world.makeDevice('pump');
  const client = await world.connectDevice(device);
  return {
    device,
    of: { scope: { kind: 'devices' as const, deviceIds: [device.deviceId] } },
    say: async (values: object, ts?: number) => {
      const payload = JSON.stringify(ts === undefined ? { values } : { ts, values });
      await client.publishAsync(deviceTopic(device, 'tele'), payload, { qos: 1 });
      await world.services.settled();
    },
  };
}

/** The clock goes on, and the rules that wait for it are asked. */
async function pass(seconds: number): Promise<void> {
  world.clock.now += seconds * 1000;
  await world.services.checkRules();
}

async function alarmsOf({ deviceId }: DeviceIdentity): Promise<Alarm[]> {
  const { json } = await call('GET', `/api/v1/devices/${deviceId}/alarms`);
  return json.data.filter(({ condition }: Alarm) => condition === 'rule');
}
const shown = async (device: DeviceIdentity) =>
  (await alarmsOf(device)).map(({ active, value, count: times }) => [active ? 'active' : 'over', value, times]);
const statesOf = async ({ deviceId }: DeviceIdentity) =>
  (
    await world.context.db
      .selectFrom('alarm_rule_instance')
      .select('state')
      .where('device_id', '=', deviceId)
      .orderBy('rule_id')
      .execute()
  ).map(({ state }) => state);

describe('a rule', () => {
  it('raises its alarm once its condition has lasted, keeps it while it is little better, ends it after that has been kept', async () => {
    const { device, of, say } = await pump();
    const rule = await make(
      hot({ ...of, trigger: { kind: 'lasting', forSec: 300 }, clear: { hysteresis: 2, keepSec: 60 } }),
    );
    await say({ temperature: 31 });
    await pass(299);
    expect(await alarmsOf(device)).toEqual([]);
    await pass(1);
    const raisedAt = new Date(world.clock.now).toISOString();
    expect(await alarmsOf(device)).toEqual([
      {
        id: expect.any(String),
        buildingId: device.buildingId,
        deviceId: device.deviceId,
        deviceName: 'pump 1',
        key: 'temperature',
        condition: 'rule',
        rule: { id: rule.id, name: rule.name },
        severity: 'major',
        active: true,
        value: 31,
        count: 1,
        raisedAt,
        lastAt: raisedAt,
        clearedAt: null,
        acknowledgedAt: null,
        acknowledgedBy: null,
        quiet: null,
      },
    ]);

    await pass(10);
    await say({ temperature: 29 });
    await say({ temperature: 28 });
    expect([await statesOf(device), await shown(device)]).toEqual([['recovering'], [['active', 29, 2]]]);
    await pass(59);
    expect(await shown(device)).toEqual([['active', 29, 2]]);
    await pass(1);
    expect([await statesOf(device), await shown(device)]).toEqual([['normal'], [['over', 29, 2]]]);
    await remove(rule);
  });

  it('raises at once, when that came too often, and when nothing came', async () => {
    const { device, of, say } = await pump();
    const rules = [
      await make(hot(of)),
      await make(hot({ ...of, trigger: { kind: 'repeating', count: 3, withinSec: 600 } })),
      await make(hot({ ...of, condition: null, trigger: { kind: 'silent', metric: 'temperature', forSec: 900 } })),
    ];
    const named = async () =>
      (await alarmsOf(device)).map(({ rule, active }) => [rules.findIndex(({ id }) => id === rule?.id), active]);

    await say({ temperature: 31 });
    expect(await named()).toEqual([[0, true]]);
    for (const temperature of [29, 31, 29, 31]) {
      await pass(60);
      await say({ temperature });
    }
    expect((await named()).filter(([, active]) => active)).toEqual(
      expect.arrayContaining([
        [0, true],
        [1, true],
      ]),
    );
    await pass(899);
    expect(await named()).toEqual(expect.not.arrayContaining([[2, true]]));
    await pass(1);
    expect(await named()).toEqual(
      expect.arrayContaining([
        [2, true],
        [1, false],
      ]),
    );
    await say({ temperature: 20 });
    expect((await named()).filter(([, active]) => active)).toEqual([]);
    for (const rule of rules) await remove(rule);
  });

  it('decides nothing while its device is not heard: what was pending is forgotten, what stands goes on standing', async () => {
    const [standing, pending] = [await pump(), await pump()];
    const rules = [
      await make(hot(standing.of)),
      await make(hot({ ...pending.of, trigger: { kind: 'lasting', forSec: 3600 } })),
    ];
    await standing.say({ temperature: 40 });
    await pending.say({ temperature: 40 });
    world.clock.now += 1_800_000;
    await world.services.checkSilence();
    await world.services.settled();

    expect([await statesOf(standing.device), await statesOf(pending.device)]).toEqual([
      ['no-data-raised'],
      ['no-data'],
    ]);
    expect([await shown(standing.device), await shown(pending.device)]).toEqual([[['active', 40, 1]], []]);
    await standing.say({ temperature: 20 });
    expect(await shown(standing.device)).toEqual([['over', 40, 1]]);
    for (const rule of rules) await remove(rule);
  });

  it('looks only in its hours, by the clock of the building, and at their end its alarm is over', async () => {
    const { device, of, say } = await pump();
    // The next two hours of the clock in Jakarta.
    const clock = (hours: number) =>
      `${String((new Date(world.clock.now).getUTCHours() + 7 + hours) % 24).padStart(2, '0')}:00`;
    world.clock.now += 3_600_000 - (world.clock.now % 3_600_000);
    const days = [1, 2, 3, 4, 5, 6, 7];
    const rule = await make(hot({ ...of, schedule: { kind: 'hours', days, from: clock(1), to: clock(2) } }));
    await say({ temperature: 40 });
    expect(await alarmsOf(device)).toEqual([]);
    await pass(3600);
    expect(await shown(device)).toEqual([['active', 40, 1]]);
    await pass(3600);
    expect(await shown(device)).toEqual([['over', 40, 1]]);
    await remove(rule);
  });

  it('is asked at once of what its devices said last, when it is made, switched on or changed', async () => {
    const { device, of, say } = await pump();
    await say({ temperature: 40 });
    const { version, raised: _raised, id, ...draft } = await make(hot({ ...of, state: 'off' }));
    expect(await statesOf(device)).toEqual([]);

    const on = await call('PUT', `${rulesUrl()}/${id}`, { body: { ...draft, state: 'on' }, version });
    expect([on.status, on.json.data.version, await shown(device)]).toEqual([200, 2, [['active', 40, 1]]]);
    const stricter = { ...draft, state: 'on', condition: { ...draft.condition, value: 50 } };
    await call('PUT', `${rulesUrl()}/${id}`, { body: stricter, version: 2 });
    expect(await shown(device)).toEqual([['over', 40, 1]]);
    const stale = await call('PUT', `${rulesUrl()}/${id}`, { body: draft, version: 2 });
    expect([stale.status, stale.json.code]).toEqual([412, 'VERSI_BERUBAH']);
    await remove({ id, version: 3 });
  });

  it('ends its alarms when it is switched off, and when it is removed they keep its name in the history', async () => {
    const { device, of, say } = await pump();
    const rule = await make(hot(of));
    const { id, version, raised: _raised, ...draft } = rule;
    await say({ temperature: 40 });
    await call('PUT', `${rulesUrl()}/${id}`, { body: { ...draft, state: 'off' }, version });
    expect([await shown(device), await statesOf(device)]).toEqual([[['over', 40, 1]], []]);

    await call('PUT', `${rulesUrl()}/${id}`, { body: draft, version: version + 1 });
    await remove({ id, version: version + 2 });
    const history = await alarmsOf(device);
    expect(history.map((alarm) => [alarm.active, alarm.rule])).toEqual([
      [false, { id: null, name: rule.name }],
      [false, { id: null, name: rule.name }],
    ]);
    const rows = await world.context.db.selectFrom('alarm_rule').select('id').where('id', '=', id).execute();
    expect(rows).toEqual([]);
  });

  it('leaves alone what the bounds of a type raise, and both may stand at once', async () => {
    const { device, of, say } = await pump();
    const rule = await make(hot(of));
    await say({ temperature: 90 });
    const both = (await call('GET', `/api/v1/devices/${device.deviceId}/alarms`)).json.data;
    expect(both.map(({ condition, rule: by, key }: Alarm) => [condition, by?.id ?? null, key])).toEqual(
      expect.arrayContaining([
        ['above', null, 'temperature'],
        ['rule', rule.id, 'temperature'],
      ]),
    );
    expect(both).toHaveLength(2);
    await remove(rule);
    const left = (await call('GET', `/api/v1/devices/${device.deviceId}/alarms`)).json.data;
    expect(left.filter(({ active }: Alarm) => active).map(({ condition }: Alarm) => condition)).toEqual(['above']);
  });

  it('has one active alarm of a device however many see it broken at once: 200 reports to two processes', async () => {
    const { device, of, say } = await pump();
    const rule = await make(hot(of));
    await say({ temperature: 20 });
    const runners = [0, 1].map(() => createRuleRunner(world.context, createAlarmRecorder(world.context)));
    const known = {
      identity: device,
      name: 'pump 1',
      typeKey: 'pump',
      status: 'online' as const,
      lastSeenAt: world.clock.now,
      ts: {},
      values: { temperature: 40 },
    };
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        runners[index % 2]!.report(known, [{ at: world.clock.now, values: { temperature: 40 } }]),
      ),
    );

    expect(await shown(device)).toEqual([['active', 40, 200]]);
    await remove(rule);
  });

  it('is gone on with by another process where the first one has left it', async () => {
    const { device, of, say } = await pump();
    const rule = await make(hot({ ...of, trigger: { kind: 'lasting', forSec: 60 } }));
    await say({ temperature: 40 });
    world.clock.now += 60_000;
    const other = createRuleRunner(world.context, createAlarmRecorder(world.context));
    await other.tick();

    expect(await shown(device)).toEqual([['active', 40, 1]]);
    // The first one remembers it as pending, and looks before it does anything.
    await say({ temperature: 20 });
    expect(await shown(device)).toEqual([['over', 40, 1]]);
    await remove(rule);
  });
});

describe('the rules of an organisation', () => {
  it('are listed with the noisiest first, to whoever may see them, and changed by whoever may where they hold', async () => {
    const { device, of, say } = await pump();
    const technician = await makeMember(world, world.place, 'teknisi', ['technician']);
    const managerOfOne = await makeMember(
      world,
      world.place,
      'pengelola',
      ['building-manager'],
      [world.place.buildingId],
    );
    const quiet = await make(hot({ ...of, state: 'off' }));
    const noisy = await make(hot(of));
    for (const temperature of [40, 20, 41, 20]) await say({ temperature });
    const list = await call('GET', rulesUrl(), { who: technician });
    const ours = list.json.data.filter(({ id }: AlarmRule) => id === quiet.id || id === noisy.id);
    expect(ours.map(({ id, raised }: AlarmRule) => [id, raised])).toEqual([
      [noisy.id, 2],
      [quiet.id, 0],
    ]);
    expect((await call('POST', rulesUrl(), { body: hot(of), who: technician })).status).toBe(403);
    // A manager of one building writes rules of that one, and none that hold everywhere.
    expect((await call('POST', rulesUrl(), { body: hot(of), who: managerOfOne })).status).toBe(403);
    const here = await call('POST', rulesUrl(), {
      body: hot({ ...of, buildingId: device.buildingId }),
      who: managerOfOne,
    });
    expect(here.status).toBe(201);
    const { id, version } = quiet;
    expect((await call('DELETE', `${rulesUrl()}/${id}`, { version, who: managerOfOne })).status).toBe(403);
    for (const rule of [quiet, noisy, here.json.data]) await remove(rule);
  });

  const leaf = { kind: 'metric', metric: 'temperature', is: 'above', value: 30 } as const;
  it.each([
    ['a name that another has', () => ({ name: 'Sama' }), 'name'],
    ['a type that nobody knows', () => ({ scope: { kind: 'type', typeKey: 'toaster' } }), 'scope.typeKey'],
    [
      'a device of somebody else',
      () => ({ scope: { kind: 'devices', deviceIds: [world.place.orgId] } }),
      'scope.deviceIds',
    ],
    ['a metric that its devices do not have', () => ({ condition: { ...leaf, metric: 'smoke' } }), 'condition.0'],
    ['a number that is compared with a word', () => ({ condition: { ...leaf, value: 'panas' } }), 'condition.0'],
    ['a span without its end', () => ({ condition: { ...leaf, is: 'between' } }), 'condition.0'],
    ['a span that ends before it begins', () => ({ condition: { ...leaf, is: 'between', upper: 3 } }), 'condition.0'],
    ['no condition', () => ({ condition: null }), 'condition'],
    ['a condition of silence', () => ({ trigger: { kind: 'silent', metric: 'temperature', forSec: 60 } }), 'condition'],
    [
      'nine comparisons',
      () => ({ condition: { kind: 'all', of: [leaf, { kind: 'any', of: Array.from({ length: 8 }, () => leaf) }] } }),
      'condition',
    ],
    [
      'slack where nothing is above or below',
      () => ({ condition: { ...leaf, is: 'equals' }, clear: { hysteresis: 2, keepSec: 0 } }),
      'clear.hysteresis',
    ],
    ['a building of somebody else', () => ({ buildingId: world.place.orgId }), 'buildingId'],
  ])('refuse %s', async (_, wrong, path) => {
    const { id, version } = await make(hot({ name: 'Sama', state: 'off' }));
    const { status, json } = await call('POST', rulesUrl(), { body: { ...hot(), ...wrong() } });
    expect([status, json.code, Object.keys(json.errors)]).toEqual([422, 'VALIDASI_SALAH', [path]]);
    await remove({ id, version });
  });

  it('refuse groups that stand deeper in each other than three', async () => {
    const nested = { kind: 'all', of: [{ kind: 'any', of: [{ kind: 'none', of: [{ kind: 'all', of: [leaf] }] }] }] };
    const { status } = await call('POST', rulesUrl(), { body: { ...hot(), condition: nested } });
    expect(status).toBe(422);
  });
});

describe('a trial on the past', () => {
  it('answers what the rule raised live: the same alarms, at the same instants', async () => {
    const { device, of, say } = await pump();
    const rule = hot({ ...of, trigger: { kind: 'lasting', forSec: 120 }, clear: { hysteresis: 3, keepSec: 60 } });
    const { id, version } = await make(rule);
    // A walk without chance: it passes the limit, comes back within the slack, and beyond it.
    for (let step = 0; step < 60; step += 1) {
      await say({ temperature: Math.round(30 + 6 * Math.sin(step / 4) + 2 * Math.sin(step)) });
      for (let second = 0; second < 6; second += 1) await pass(10);
    }
    const live = await alarmsOf(device);
    const { json } = await call('POST', `/api/v1/organizations/${world.place.orgId}/alarm-rule-trials`, {
      body: { rule, days: 1 },
    });

    expect(live.length).toBeGreaterThan(2);
    expect(json.data.alarms).toEqual(
      live.map(({ deviceId, raisedAt, clearedAt }) => ({ deviceId, raisedAt, clearedAt, value: expect.any(Number) })),
    );
    expect([json.data.level, json.data.total, json.data.left, json.data.devices]).toEqual([
      'raw',
      live.length,
      0,
      [{ id: device.deviceId, name: 'pump 1', alarms: live.length }],
    ]);
    await remove({ id, version });
  });
});
