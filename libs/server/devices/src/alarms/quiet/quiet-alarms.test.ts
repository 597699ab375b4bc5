import { randomUUIDv7 } from 'node:crypto';
import type { Alarm, AlarmWindow, AlarmWindowDraft } from '@imah/contract/alarms';
import { windowBounds } from '@imah/contract/alarms/words';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { makeMember, makePlace, type TestPerson } from '@imah/server-platform/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveWorld, type LiveWorld } from '../../testing/live-world.ts';
import { type AlarmBook, createAlarmBook } from '../alarm-book.ts';
import { createAlarmRecorder } from '../alarm-recorder.ts';
import { wakeAlarms } from './wake-alarms.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let world: LiveWorld;
let book: AlarmBook;
let technician: TestPerson;
let supervisor: TestPerson;

beforeAll(async () => {
  world = await createLiveWorld();
  book = createAlarmBook(world.context);
  technician = await makeMember(world, world.place, 'Tono', ['technician']);
  supervisor = await makeMember(world, world.place, 'Sita', ['supervisor']);
});
afterAll(() => world.close());

/** Weeks pass here, in which people were here all the time. */
async function staySignedIn(): Promise<void> {
  const { now } = world.clock;
  await world.context.db
    .updateTable('session')
    .set({ created_at: new Date(now), expires_at: new Date(now + hourMs) })
    .execute();
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, who = world.place.owner) {
  await staySignedIn();
  const answer = await world.app.inject({
    method,
    url: `/api/v1/buildings/${world.place.buildingId}/${url}`,
    headers: who.bearer,
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, json: answer.json() };
}

const iso = (ms: number) => new Date(ms).toISOString();
const draft = (more: Partial<AlarmWindowDraft> = {}): AlarmWindowDraft => ({
  reason: 'Servis pompa',
  scope: { kind: 'building', ids: [] },
  startsAt: iso(world.clock.now),
  endsAt: iso(world.clock.now + hourMs),
  rhythm: 'once',
  ...more,
});
const of = (device: DeviceIdentity) => ({ scope: { kind: 'devices' as const, ids: [device.deviceId] } });

async function plan(more: Partial<AlarmWindowDraft> = {}): Promise<AlarmWindow> {
  const { status, json } = await call('POST', 'alarm-windows', draft(more));
  expect(status).toBe(201);
  return json.data;
}

const hot = (device: DeviceIdentity) => ({ device, key: 'temperature', condition: 'above' }) as const;
const raise = (device: DeviceIdentity) => book.raise({ ...hot(device), severity: 'critical', value: 91 });
const clear = (device: DeviceIdentity) => book.clear(hot(device));

async function pass(ms: number): Promise<void> {
  world.clock.now += ms;
  await world.services.wakeAlarms();
}

async function alarmOf({ deviceId }: DeviceIdentity): Promise<Alarm> {
  await staySignedIn();
  const answer = await world.app.inject({
    url: `/api/v1/devices/${deviceId}/alarms`,
    headers: world.place.owner.bearer,
  });
  return answer.json().data[0];
}

/** What people were told of a device, by what counts as the same again. */
async function keysOf({ deviceId }: DeviceIdentity): Promise<string[]> {
  const rows = await world.context.db
    .selectFrom('notification_outbox')
    .select('dedupe_key as key')
    .where('dedupe_key', 'like', `%/${deviceId}/%`)
    .execute();
  return rows.map(({ key }) => key);
}

/** What people were told of a device. */
async function toldOf({ deviceId }: DeviceIdentity): Promise<string[]> {
  const rows = await world.context.db
    .selectFrom('notification_outbox')
    .select('kind')
    .where('dedupe_key', 'like', `%/${deviceId}/%`)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

const auditOf = (entityId: string) =>
  sql<{ action: string; actor: string }>`
    SELECT action, actor_kind AS actor FROM audit_event WHERE entity_id = ${entityId} ORDER BY seq`
    .execute(world.context.db)
    .then(({ rows }) => rows.map(({ action, actor }) => `${action} ${actor}`));

describe('an alarm that is shelved', () => {
  const shelve = (alarmId: string, body: object = { minutes: 30, reason: 'Menunggu suku cadang' }, who = technician) =>
    call('PUT', `alarms/${alarmId}/shelf`, body, who);

  it('says who shelved it, until when and why, tells nobody, and comes back loudly while its condition holds', async () => {
    const device = await world.makeDevice('pump');
    await raise(device);
    const { id } = await alarmOf(device);
    const until = iso(world.clock.now + 30 * minuteMs);
    const { status, json } = await shelve(id);

    expect([status, json.data.quiet]).toEqual([
      200,
      { kind: 'shelved', until, reason: 'Menunggu suku cadang', by: 'Tono' },
    ]);
    await pass(30 * minuteMs - 1);
    expect([(await alarmOf(device)).quiet?.kind, await toldOf(device)]).toEqual(['shelved', ['alarm-raised']]);
    await pass(1);
    expect([(await alarmOf(device)).quiet, await toldOf(device)]).toEqual([null, ['alarm-raised', 'alarm-raised']]);
    expect(await auditOf(id)).toEqual(['shelve user', 'unshelve system']);
    // Within the hour too it is news: the same again would be counted, and reach nobody who does not look.
    expect(new Set(await keysOf(device)).size).toBe(2);
    await clear(device);
  });

  it('goes on being counted, and tells of its end: who was told that it began is owed that', async () => {
    const device = await world.makeDevice('pump');
    await raise(device);
    const { id } = await alarmOf(device);
    await shelve(id);
    await raise(device);
    await clear(device);
    await pass(hourMs);

    const { active, count, quiet } = await alarmOf(device);
    expect([active, count, quiet?.kind, await toldOf(device)]).toEqual([
      false,
      2,
      'shelved',
      ['alarm-raised', 'alarm-cleared'],
    ]);
    expect((await shelve(id)).json.code).toBe('ALARM_TIDAK_BISA_DITANGGUHKAN');
  });

  it('is brought back by hand at once, which whoever did it need not be told', async () => {
    const device = await world.makeDevice('pump');
    await raise(device);
    const { id } = await alarmOf(device);
    await shelve(id);
    const { json } = await call('DELETE', `alarms/${id}/shelf`, undefined, technician);

    expect([json.data.quiet, await toldOf(device)]).toEqual([null, ['alarm-raised']]);
    expect((await call('DELETE', `alarms/${id}/shelf`, undefined, technician)).status).toBe(200);
    expect(await auditOf(id)).toEqual(['shelve user', 'unshelve user']);
    await clear(device);
  });

  it('stays aside when it comes and goes, until the time is over, and is then told as one that begins', async () => {
    const device = await world.makeDevice('pump');
    await raise(device);
    await shelve((await alarmOf(device)).id);
    await clear(device);
    const { quiet } = await alarmOf(device);
    await pass(10 * minuteMs);
    await raise(device);
    expect((await alarmOf(device)).quiet).toEqual(quiet);
    await clear(device);
    await raise(device);
    expect(await toldOf(device)).toEqual(['alarm-raised', 'alarm-cleared']);
    await pass(20 * minuteMs);

    expect([(await alarmOf(device)).quiet, await toldOf(device)]).toEqual([
      null,
      ['alarm-raised', 'alarm-cleared', 'alarm-raised'],
    ]);
    await clear(device);
  });

  it('that comes again is loud once people have brought it back, its time is over, or it is of another condition', async () => {
    const [back, late] = [await world.makeDevice('pump'), await world.makeDevice('pump')];
    for (const device of [back, late]) {
      await raise(device);
      await shelve((await alarmOf(device)).id);
    }
    await call('DELETE', `alarms/${(await alarmOf(back)).id}/shelf`, undefined, technician);
    await clear(back);
    await clear(late);
    await raise(back);
    const other = { device: late, key: 'pressure', condition: 'above' } as const;
    await book.raise({ ...other, severity: 'minor', value: 9 });
    expect([(await alarmOf(back)).quiet, (await alarmOf(late)).quiet]).toEqual([null, null]);
    await book.clear(other);
    await pass(30 * minuteMs);
    await raise(late);

    expect((await alarmOf(late)).quiet).toBeNull();
    await clear(back);
    await clear(late);
  });

  it('stands below those that are not', async () => {
    const [one, other] = [await world.makeDevice('pump'), await world.makeDevice('pump')];
    await raise(one);
    await book.raise({ ...hot(other), severity: 'info', value: 91 });
    await shelve((await alarmOf(one)).id);
    const { json } = await call('GET', 'alarms');

    expect(json.data.map(({ deviceId }: Alarm) => deviceId)).toEqual([other.deviceId, one.deviceId]);
    await clear(one);
    await clear(other);
  });

  it('is shelved by those alone who answer alarms, for no longer than a day, and of their building', async () => {
    const device = await world.makeDevice('pump');
    await raise(device);
    const { id } = await alarmOf(device);
    const stranger = await makePlace(world, 'Jauh');
    const day = { reason: 'Menunggu suku cadang', minutes: 1440 };

    expect([
      (await shelve(id, day, supervisor)).status,
      (await shelve(id, day, stranger.owner)).status,
      (await shelve(id, { ...day, minutes: 1441 })).status,
      (await shelve(id, { ...day, reason: '  ' })).status,
      (await shelve('01935e4f-7c1a-7b2c-8d3e-000000000009', day)).status,
      (await shelve(id, day)).status,
    ]).toEqual([403, 404, 422, 422, 404, 200]);
    await clear(device);
  });
});

describe('a maintenance window', () => {
  it('keeps what begins within from people, and lets what still holds tell them when it is over', async () => {
    const [lasting, passing] = [await world.makeDevice('pump'), await world.makeDevice('pump')];
    const window = await plan();
    await raise(lasting);
    await raise(passing);
    await clear(passing);

    expect((await alarmOf(lasting)).quiet).toEqual({
      kind: 'suppressed',
      until: window.endsAt,
      reason: 'Servis pompa',
      by: 'Owner-Graha',
    });
    await pass(hourMs - 1);
    expect([await toldOf(lasting), await toldOf(passing)]).toEqual([[], []]);
    await pass(1);
    expect([await toldOf(lasting), await toldOf(passing)]).toEqual([['alarm-raised'], []]);
    expect((await alarmOf(passing)).quiet?.kind).toBe('suppressed');
    const { json } = await call('GET', 'alarm-windows?show=over');
    expect(json.data.find(({ id }: AlarmWindow) => id === window.id).alarms).toBe(2);
    await clear(lasting);
  });

  it('leaves what began before as it is, and does not let it be shelved twice over', async () => {
    const [before, within] = [await world.makeDevice('pump'), await world.makeDevice('pump')];
    await raise(before);
    const window = await plan();
    await raise(within);
    const refused = await call('PUT', `alarms/${(await alarmOf(within)).id}/shelf`, { minutes: 5, reason: 'Sebentar' });

    expect([(await alarmOf(before)).quiet, await toldOf(before)]).toEqual([null, ['alarm-raised']]);
    expect([refused.status, refused.json.code]).toEqual([409, 'ALARM_TIDAK_BISA_DITANGGUHKAN']);
    await call('POST', `alarm-windows/${window.id}/end`);
    await clear(before);
    await clear(within);
  });

  it('that is ended early is over for good: what still holds tells people at once, or when the next one is over', async () => {
    const device = await world.makeDevice('pump');
    const window = await plan({ ...of(device), rhythm: 'weekly' });
    const longer = await plan({ ...of(device), endsAt: iso(world.clock.now + 30 * minuteMs) });
    await raise(device);
    await pass(minuteMs);
    const ended = await call('POST', `alarm-windows/${window.id}/end`);
    await pass(0);
    expect([(await alarmOf(device)).quiet?.until, await toldOf(device)]).toEqual([longer.endsAt, []]);
    await call('POST', `alarm-windows/${longer.id}/end`);
    await pass(0);

    expect(await toldOf(device)).toEqual(['alarm-raised']);
    expect(ended.json.data.endedAt).toBe(iso(world.clock.now));
    expect(await auditOf(window.id)).toEqual(['create user', 'end user']);
    // Ending it again changes nothing.
    expect((await call('POST', `alarm-windows/${window.id}/end`)).json.data).toEqual(
      (await call('GET', 'alarm-windows?show=over')).json.data.find(({ id }: AlarmWindow) => id === window.id),
    );
    await clear(device);
  });

  it('that is ended in the moment in which an alarm begins keeps nobody from hearing of it', async () => {
    const device = await world.makeDevice('pump');
    const { id } = await plan(of(device));
    const { db } = world.context;
    const ending = await db.startTransaction().execute();
    await ending.selectFrom('alarm_window').select('id').where('id', '=', id).forUpdate().execute();
    await ending
      .updateTable('alarm_window')
      .set({ ended_at: new Date(world.clock.now) })
      .where('id', '=', id)
      .execute();
    const beginning = raise(device);
    const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1);
    await ending.commit().execute();
    await beginning;

    expect([(await alarmOf(device)).quiet, await toldOf(device)]).toEqual([null, ['alarm-raised']]);
    await clear(device);
  });

  it('of every week holds at the same hours again', async () => {
    const device = await world.makeDevice('pump');
    const window = await plan({ ...of(device), rhythm: 'weekly' });
    world.clock.now += 7 * 24 * hourMs;
    await raise(device);
    expect((await alarmOf(device)).quiet?.until).toBe(iso(Date.parse(window.endsAt) + 7 * 24 * hourMs));
    await pass(hourMs);
    expect(await toldOf(device)).toEqual(['alarm-raised']);
    await clear(device);
    await raise(device);
    expect((await alarmOf(device)).quiet).toBeNull();
    await clear(device);
    await call('POST', `alarm-windows/${window.id}/end`);
  });

  it('is about the devices of its section, its floor or its list, and no others', async () => {
    const { db } = world.context;
    const { orgId, buildingId } = world.place;
    const [inside, outside] = [await world.makeDevice('pump'), await world.makeDevice('pump')];
    const floor = await db
      .selectFrom('floor as f')
      .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
      .select(['f.id', 'f.section_id as sectionId'])
      .where('f.org_id', '=', orgId)
      .where('s.building_id', '=', buildingId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('device')
      .set({ floor_id: floor.id, section_id: floor.sectionId })
      .where('id', '=', inside.deviceId)
      .execute();
    for (const scope of [
      { kind: 'sections' as const, ids: [floor.sectionId] },
      { kind: 'floors' as const, ids: [floor.id] },
      { kind: 'devices' as const, ids: [inside.deviceId] },
    ]) {
      const { id, scope: shown } = await plan({ scope });
      await raise(inside);
      await raise(outside);
      expect([(await alarmOf(inside)).quiet?.kind, (await alarmOf(outside)).quiet]).toEqual(['suppressed', null]);
      expect(shown.names.length).toBe(1);
      await clear(inside);
      await clear(outside);
      await call('POST', `alarm-windows/${id}/end`);
    }
  });

  it('of a gateway keeps quiet that what speaks through it fell silent, and nothing that this still says', async () => {
    const [gateway, behind] = [await world.makeDevice('pump'), await world.makeDevice('pump')];
    await world.context.db
      .updateTable('device')
      .set({ gateway_id: gateway.deviceId })
      .where('id', '=', behind.deviceId)
      .execute();
    const { id } = await plan(of(gateway));
    const silent = { device: behind, key: '', condition: 'offline' } as const;
    await book.raise({ ...silent, severity: 'warning', value: null });
    expect((await alarmOf(behind)).quiet?.kind).toBe('suppressed');
    await book.clear(silent);
    world.clock.now += 1;
    await raise(behind);

    expect([(await alarmOf(behind)).quiet, await toldOf(behind)]).toEqual([null, ['alarm-raised']]);
    await clear(behind);
    await call('POST', `alarm-windows/${id}/end`);
  });

  it('is refused by field where it cannot be', async () => {
    const device = await world.makeDevice('pump');
    const { now } = world.clock;
    const elsewhere = await makePlace(world, 'Tetangga');
    const far = await world.makeDevice('pump', elsewhere);
    const faults = async (more: Partial<AlarmWindowDraft>) => {
      const { status, json } = await call('POST', 'alarm-windows', draft(more));
      return [status, Object.keys(json.errors)[0]];
    };

    expect([
      await faults({ startsAt: iso(now + 181 * 24 * hourMs), endsAt: iso(now + 181 * 24 * hourMs + hourMs) }),
      await faults({ endsAt: iso(now) }),
      await faults({ startsAt: iso(now - hourMs), endsAt: iso(now - minuteMs) }),
      await faults({ endsAt: iso(now + 337 * hourMs) }),
      await faults({ endsAt: iso(now + 25 * hourMs), rhythm: 'weekly' }),
      await faults({ scope: { kind: 'building', ids: [device.deviceId] } }),
      await faults({ scope: { kind: 'devices', ids: [] } }),
      await faults(of(far)),
    ]).toEqual([
      [422, 'startsAt'],
      [422, 'endsAt'],
      [422, 'endsAt'],
      [422, 'endsAt'],
      [422, 'endsAt'],
      [422, 'scope'],
      [422, 'scope'],
      [422, 'scope'],
    ]);
  });

  it('is planned by those alone who say what raises alarms, and seen by all who see alarms', async () => {
    const { id } = await plan();

    expect([
      (await call('POST', 'alarm-windows', draft(), technician)).status,
      (await call('POST', `alarm-windows/${id}/end`, undefined, technician)).status,
      (await call('GET', 'alarm-windows', undefined, technician)).json.data.map((one: AlarmWindow) => one.id),
      (await call('POST', `alarm-windows/${id}/end`)).status,
      (await call('GET', 'alarm-windows')).json.data,
    ]).toEqual([403, 403, [id], 200, []]);
  });

  it('is listed with those that hold or come by when they begin, page by page', async () => {
    const later = await plan({ startsAt: iso(world.clock.now + hourMs), endsAt: iso(world.clock.now + 2 * hourMs) });
    const now = await plan();
    const first = await call('GET', 'alarm-windows?limit=1');
    const second = await call('GET', `alarm-windows?limit=1&cursor=${first.json.meta.nextCursor}`);

    expect([first, second].map(({ json }) => json.data.map(({ id }: AlarmWindow) => id))).toEqual([
      [now.id],
      [later.id],
    ]);
    expect(second.json.meta.nextCursor).toBeNull();
    await call('POST', `alarm-windows/${now.id}/end`);
    await call('POST', `alarm-windows/${later.id}/end`);
  });
});

describe('what the clock wakes', () => {
  it('is told of once, however many processes look at the same time', async () => {
    const device = await world.makeDevice('pump');
    await plan(of(device));
    await raise(device);
    world.clock.now += hourMs;
    await Promise.all(Array.from({ length: 8 }, () => wakeAlarms(world.context, createAlarmRecorder(world.context))));

    expect(await toldOf(device)).toEqual(['alarm-raised']);
    await clear(device);
  });

  it('is nothing that is over, and nothing that stays quiet', async () => {
    const [over, still] = [await world.makeDevice('pump'), await world.makeDevice('pump')];
    await plan({ ...of(over), endsAt: iso(world.clock.now + 5 * minuteMs) });
    await plan(of(still));
    await raise(over);
    await raise(still);
    await clear(over);
    world.clock.now += 5 * minuteMs;

    await world.services.wakeAlarms();
    expect([await toldOf(over), await toldOf(still)]).toEqual([[], []]);
    await pass(hourMs);
    expect([await toldOf(over), await toldOf(still)]).toEqual([[], ['alarm-raised']]);
    await clear(still);
  });

  it('reaches open pages as an alarm that has changed, and a window as one of its own', async () => {
    const device = await world.makeDevice('pump');
    const heard: string[] = [];
    const screen = await world.connectPerson(world.place.owner);
    screen.on('message', (topic, payload) => {
      const { entity, op } = JSON.parse(String(payload));
      heard.push(`${topic.split('/').at(-1)} ${entity ?? ''} ${op}`);
    });
    await screen.subscribeAsync([buildingTopic(world.place, 'alarm'), buildingTopic(world.place, 'ev')], { qos: 1 });
    const { id } = await plan(of(device));
    await raise(device);
    await call('POST', `alarm-windows/${id}/end`);
    await world.services.wakeAlarms();

    await expect
      .poll(() => heard)
      .toEqual([
        'ev alarm-window created',
        'alarm  raised',
        'ev alarm created',
        'ev alarm-window updated',
        'alarm  updated',
        'ev alarm updated',
      ]);
    await clear(device);
  });
});

it('a building has no more maintenance windows open than a page can show', async () => {
  const elsewhere = await makePlace(world, 'Penuh');
  const { orgId, buildingId, owner } = elsewhere;
  const { now } = world.clock;
  const open = Array.from({ length: windowBounds.open }, () => ({
    org_id: orgId,
    id: randomUUIDv7(),
    building_id: buildingId,
    reason: 'Servis pompa',
    scope: 'building' as const,
    place_ids: [],
    starts_at: new Date(now),
    ends_at: new Date(now + hourMs),
    rhythm: 'once' as const,
    created_at: new Date(now),
  }));
  await world.context.db.insertInto('alarm_window').values(open).execute();
  const make = async () => {
    const url = `/api/v1/buildings/${buildingId}/alarm-windows`;
    const answer = await world.app.inject({ method: 'POST', url, headers: owner.bearer, payload: draft() });
    return [answer.statusCode, answer.json().code];
  };

  expect(await make()).toEqual([409, 'DAFTAR_PENUH']);
  await world.context.db
    .updateTable('alarm_window')
    .set({ ended_at: new Date(now) })
    .where('id', '=', open[0]!.id)
    .execute();
  expect(await make()).toEqual([201, undefined]);
});

/** What happens next, and how many five minutes pass before the clock looks and it does. */
const happening = fc.record({
  turns: fc.integer({ min: 0, max: 8 }),
  what: fc.oneof(
    fc.constant({ kind: 'raise' as const }),
    fc.constant({ kind: 'clear' as const }),
    fc.record({
      kind: fc.constant('plan' as const),
      ahead: fc.integer({ min: 0, max: 6 }),
      lasts: fc.integer({ min: 1, max: 18 }),
    }),
    fc.constant({ kind: 'end' as const }),
    fc.constant({ kind: 'shelve' as const }),
  ),
});
type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never;
const turnMs = 5 * minuteMs;

/** Lets all of a history happen to one device, and after each step compares whom was told with what the windows say. */
async function live(history: readonly Happening[]): Promise<void> {
  const device = await world.makeDevice('pump');
  const windows: { readonly id: string; readonly from: number; to: number }[] = [];
  const holds = () => windows.some(({ from, to }) => from <= world.clock.now && world.clock.now < to);
  // What people are owed of an alarm that stands: nothing, its beginning once no window holds, its return at a time.
  let owed: 'nothing' | 'beginning' | { readonly at: number } = 'nothing';
  // Until when the last one is left aside, should it come again.
  let shelvedUntil = 0;
  let stands: 'no' | 'yes' = 'no';
  let expected = 0;

  async function settle(ms: number): Promise<void> {
    await pass(ms);
    const isDue = owed === 'beginning' ? !holds() : owed !== 'nothing' && owed.at <= world.clock.now;
    const isLeftAside = owed === 'beginning' && shelvedUntil > world.clock.now;
    if (isDue && isLeftAside) owed = { at: shelvedUntil };
    else if (isDue) {
      expected += 1;
      owed = 'nothing';
      shelvedUntil = 0;
    }
    expect((await toldOf(device)).filter((kind) => kind === 'alarm-raised').length).toBe(expected);
  }

  async function happen(what: Happening['what']): Promise<void> {
    const last = windows.at(-1);
    if (what.kind === 'raise') {
      await raise(device);
      if (stands === 'no' && holds()) owed = 'beginning';
      else if (stands === 'no' && shelvedUntil > world.clock.now) owed = { at: shelvedUntil };
      else if (stands === 'no') {
        expected += 1;
        shelvedUntil = 0;
      }
      stands = 'yes';
    }
    if (what.kind === 'clear') {
      await clear(device);
      // One that is over during maintenance was not left aside by people.
      if (stands === 'yes' && owed === 'beginning') shelvedUntil = 0;
      owed = 'nothing';
      stands = 'no';
    }
    if (what.kind === 'plan') {
      const from = world.clock.now + what.ahead * turnMs;
      const to = from + what.lasts * turnMs;
      const { id } = await plan({ ...of(device), startsAt: iso(from), endsAt: iso(to) });
      windows.push({ id, from, to });
    }
    if (what.kind === 'end' && last !== undefined) {
      await call('POST', `alarm-windows/${last.id}/end`);
      last.to = Math.min(last.to, world.clock.now);
    }
    if (what.kind === 'shelve' && stands === 'yes' && owed !== 'beginning') {
      await call('PUT', `alarms/${(await alarmOf(device)).id}/shelf`, { minutes: 5, reason: 'Sebentar' });
      shelvedUntil = world.clock.now + turnMs;
      owed = { at: shelvedUntil };
    }
  }

  for (const { turns, what } of history) {
    await settle(turns * turnMs);
    await happen(what);
    await settle(0);
  }
  await settle(3 * hourMs);
  expect(owed).toBe('nothing');
  await clear(device);
}

// Each history is lived through against the database: few of them, and the clock looks once where nothing happens.
it('tells nobody of what began in a window before the last of the windows over it is over, and loses none of it after', async () => {
  await fc.assert(fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 10 }), live), { numRuns: 12 });
});
