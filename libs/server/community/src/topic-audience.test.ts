import { randomUUIDv7 } from 'node:crypto';
import type { TopicReach } from '@imah/contract/community';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember, moveIn, type TestApp } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { callsOf } from './testing/insert-topics.ts';
import { outageCalls } from './testing/outage-calls.ts';

type House = Awaited<ReturnType<typeof outageCalls>>;
let test: TestApp;
let call: ReturnType<typeof callsOf>;
let house: House;
let foreign: House;
beforeAll(async () => {
  test = await createTestApp();
  call = callsOf(test);
  house = await outageCalls(test, 'Audiens');
  foreign = await outageCalls(test, 'Sebelah');
});
afterAll(() => test.close());

type Audience = { readonly kind: string; readonly ids?: readonly string[] };
const groupOf = async ({ place }: House, key: string) =>
  (
    await test.context.db
      .selectFrom('member_group')
      .select('id')
      .where('org_id', '=', place.orgId)
      .where('default_key', '=', key)
      .executeTakeFirstOrThrow()
  ).id;
const count = (who: House['manager'], audience: Audience, kind = 'discussion') =>
  call(who, 'POST', `/buildings/${house.place.buildingId}/topic-audience`, { kind, audience });
const reachOf = async (audience: Audience): Promise<TopicReach> => (await count(house.manager, audience)).data;

describe('the audience that is asked for', () => {
  const cases = [
    ['everyone and somebody named', 'manager', async () => ({ kind: 'all', ids: [house.a.unitId] })],
    ['units of which none is named', 'manager', async () => ({ kind: 'units' })],
    ['a unit of another building', 'manager', async () => ({ kind: 'units', ids: [house.a.unitId, foreign.a.unitId] })],
    ['a section of another building', 'manager', async () => ({ kind: 'sections', ids: [foreign.a.sectionId] })],
    ['a floor that is none', 'manager', async () => ({ kind: 'floors', ids: [randomUUIDv7()] })],
    ['a unit that is called a section', 'manager', async () => ({ kind: 'sections', ids: [house.a.unitId] })],
    [
      'a group of another organisation',
      'manager',
      async () => ({ kind: 'groups', ids: [await groupOf(foreign, 'owner')] }),
    ],
    ['a neighbour’s unit, by who only lives there', 'resident', async () => ({ kind: 'units', ids: [house.b.unitId] })],
    [
      'a neighbour’s tower, by who only lives there',
      'resident',
      async () => ({ kind: 'sections', ids: [house.b.sectionId] }),
    ],
    [
      'a group, by who only lives there',
      'resident',
      async () => ({ kind: 'groups', ids: [await groupOf(house, 'resident')] }),
    ],
  ] as const;

  it.each(cases)('is refused where it is %s, alike for its count and its topic', async (_what, role, audienceOf) => {
    const who = role === 'manager' ? house.manager : house.a.person;
    const audience: Audience = await audienceOf();

    const counted = await count(who, audience);
    const begun = await call(who, 'POST', `/buildings/${house.place.buildingId}/topics`, {
      kind: 'discussion',
      title: 'Parkir tamu',
      audience,
    });

    expect([counted, begun].map(({ status, errors }) => [status, Object.keys(errors ?? {})])).toEqual([
      [422, ['audience']],
      [422, ['audience']],
    ]);
  });

  it('may be one’s own unit, floor and tower for who only lives there', async () => {
    const own = [
      { kind: 'units', ids: [house.a.unitId] },
      { kind: 'sections', ids: [house.a.sectionId] },
    ];
    const statuses: number[] = [];
    for (const audience of own) statuses.push((await count(house.a.person, audience)).status);

    expect(statuses).toEqual([200, 200]);
  });

  it('is bounded: nobody names more places than a building has', async () => {
    const ids = Array.from({ length: 201 }, () => randomUUIDv7());

    const { status, errors } = await count(house.manager, { kind: 'units', ids });

    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['audience.ids']]);
  });

  it('of an announcement is not counted for who may not announce', async () => {
    const { status, code } = await count(house.a.person, { kind: 'all' }, 'announcement');

    expect([status, code]).toEqual([403, 'TIDAK_BERWENANG']);
  });
});

describe('the count of an audience', () => {
  it('takes a place that is named twice once', async () => {
    const [once, twice] = [
      await reachOf({ kind: 'units', ids: [house.a.unitId] }),
      await reachOf({ kind: 'units', ids: [house.a.unitId, house.a.unitId] }),
    ];

    expect([once, twice]).toEqual([
      { people: 1, units: 1, votingUnits: 1 },
      { people: 1, units: 1, votingUnits: 1 },
    ]);
  });

  it('takes a person of two units once, and both of their units', async () => {
    const there = await outageCalls(test, 'Dua Unit');
    await moveIn(test, there.place, there.b.unitId, there.a.person, '[2026-01-01,)');
    const ids = [there.a.unitId, there.b.unitId];

    const { data } = await call(there.manager, 'POST', `/buildings/${there.place.buildingId}/topic-audience`, {
      kind: 'discussion',
      audience: { kind: 'units', ids },
    });

    expect(data).toEqual({ people: 2, units: 2, votingUnits: 2 });
  });

  it('leaves out who has moved out, and who moves in only later', async () => {
    const there = await outageCalls(test, 'Pindah');
    const [past, future] = [
      await makeMember(test, there.place, 'Lalu', ['resident'], [there.place.buildingId]),
      await makeMember(test, there.place, 'Nanti', ['resident'], [there.place.buildingId]),
    ];
    await moveIn(test, there.place, there.a.unitId, past, '[2026-01-01,2026-11-21)');
    await moveIn(test, there.place, there.a.unitId, future, '[2026-11-22,)');

    const { data } = await call(there.manager, 'POST', `/buildings/${there.place.buildingId}/topic-audience`, {
      kind: 'discussion',
      audience: { kind: 'units', ids: [there.a.unitId] },
    });

    expect(data).toEqual({ people: 1, units: 1, votingUnits: 1 });
  });
});

describe('a topic of a unit', () => {
  it('is seen from the midnight on which somebody moves in, and no more from that on which they move out', async () => {
    const before = test.clock.now;
    test.clock.now = Date.parse('2026-11-21T23:00:00+07:00');
    const there = await outageCalls(test, 'Tanggal');
    const live = async (name: string, period: string) => {
      const person = await makeMember(test, there.place, name, ['resident'], [there.place.buildingId]);
      await moveIn(test, there.place, there.a.unitId, person, period);
      return person;
    };
    const coming = await live('Datang', '[2026-11-22,)');
    const leaving = await live('Pergi', '[2026-01-01,2026-11-22)');
    const { data } = await call(there.manager, 'POST', `/buildings/${there.place.buildingId}/topics`, {
      kind: 'discussion',
      title: 'Kunci unit',
      audience: { kind: 'units', ids: [there.a.unitId] },
    });
    const seenAt = async (time: string) => {
      test.clock.now = Date.parse(time);
      const answers = [
        await call(coming, 'GET', `/topics/${data.id}`),
        await call(leaving, 'GET', `/topics/${data.id}`),
      ];
      return answers.map(({ status }) => status);
    };
    // Midnight in Jakarta is 17.00 of the same day in London.
    const seen = [await seenAt('2026-11-21T23:59:59+07:00'), await seenAt('2026-11-22T00:00:00+07:00')];
    test.clock.now = before;

    expect(seen).toEqual([
      [404, 200],
      [200, 404],
    ]);
  });
});
