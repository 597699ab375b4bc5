import { randomUUIDv7 } from 'node:crypto';
import type { Meter } from '@imah/contract/metering';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '@imah/server-platform/testing';
import { meteringCalls } from '../testing/metering-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let house: Awaited<ReturnType<typeof meteringCalls>>;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  house = await meteringCalls(test, 'Tepi');
});

const refusalOf = ({ status, errors }: { readonly status: number; readonly errors?: object }) => [
  status,
  Object.keys(errors ?? {}),
];
const archive = (id: string, body: object, version = 1) =>
  house.ask('POST', `meters/${id}/archive`, {
    body: { at: '2026-11-20T03:00:00.000Z', lastValues: [200_000], ...body },
    version,
  });
const replace = (id: string, body: object = {}, version = 1) =>
  house.ask('POST', `meters/${id}/replacement`, {
    body: {
      number: `G-${randomUUIDv7().slice(-8)}`,
      registers: ['kWh'],
      digits: 5,
      at: '2026-11-20T03:00:00.000Z',
      lastValues: [200_000],
      firstValues: [0],
      ...body,
    },
    version,
  });
const numbers = async (query = ''): Promise<string[]> =>
  (await house.ask('GET', `meters${query}`)).data.map(({ number }: Meter) => number);

describe('a meter', () => {
  it.each([
    ['with a number of blanks', { number: '   ' }, 'number'],
    ['with a number beyond its plate', { number: 'L'.repeat(41) }, 'number'],
    ['that counts nothing', { registers: [] }, 'registers'],
    ['with fewer digits than there are meters of', { digits: 0 }, 'digits'],
    ['with more digits than there are meters of', { digits: 99 }, 'digits'],
    ['that stands for nothing', { multiplierE6: 0 }, 'multiplierE6'],
    ['of a resource that nobody measures', { resource: 'air' }, 'resource'],
    ['that was put in on no day', { installedOn: '2026-02-30' }, 'installedOn'],
    ['that showed less than nothing', { firstValues: [-1] }, 'firstValues.0'],
    ['that showed part of a thousandth', { firstValues: [0.5] }, 'firstValues.0'],
    ['in a place longer than its line', { location: 'a'.repeat(81) }, 'location'],
  ])('%s is not put in', async (_what, more, field) => {
    const answer = await house.tryMeter(more);

    expect(refusalOf(answer)).toEqual([422, [field]]);
    expect(await numbers()).toEqual([]);
  });

  it('of another resource is no meter to stand below', async () => {
    const water = await house.main({ resource: 'water' });
    const unit = await house.putIn();

    const answers = [await house.tryMeter({ parentId: water.id }), await house.tryMeter({ parentId: unit.id })];

    expect(answers.map(refusalOf)).toEqual([
      [422, ['parentId']],
      [422, ['parentId']],
    ]);
  });

  it('that was taken out is no meter to stand below', async () => {
    const main = await house.main();
    await archive(main.id, {});

    expect(refusalOf(await house.tryMeter({ parentId: main.id }))).toEqual([422, ['parentId']]);
  });

  it('of another building is no meter to stand below, and is not found there', async () => {
    const main = await house.main();
    house = await meteringCalls(test, 'Sebelah');

    const answers = [
      await house.ask('GET', `meters/${main.id}`),
      await house.ask('PATCH', `meters/${main.id}`, { body: { location: 'Sana' }, version: 1 }),
      await archive(main.id, {}),
      await replace(main.id),
    ];

    expect(refusalOf(await house.tryMeter({ parentId: main.id }))).toEqual([422, ['parentId']]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('keeps the number that it has through a change, and takes none of another', async () => {
    const [one] = [await house.putIn({ number: 'L-1' }), await house.putIn({ number: 'L-2' })];
    const change = (body: object) => house.ask('PATCH', `meters/${one.id}`, { body, version: 1 });

    const taken = await change({ number: 'L-2' });
    const own = await change({ number: 'L-1', location: 'Lorong' });

    expect(refusalOf(taken)).toEqual([422, ['number']]);
    expect([own.status, own.data.location]).toEqual([200, 'Lorong']);
  });

  it('of one number is put in once, however many ask for it at one moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => house.tryMeter({ number: 'L-9' })));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });

  it('loses its seal and its calibration where they are taken away, and keeps what is not named', async () => {
    const made = await house.putIn({ seal: 'S-1', verifyUntil: '2030-01-01', location: 'Lorong' });

    const { data } = await house.ask('PATCH', `meters/${made.id}`, {
      body: { seal: null, verifyUntil: null },
      version: 1,
    });

    expect(data).toMatchObject({ seal: null, verifyUntil: null, location: 'Lorong', number: made.number, version: 2 });
  });
});

describe('a meter that is taken out', () => {
  it.each([
    ['tomorrow', { at: '2026-11-22T03:00:00.000Z' }, 'at'],
    ['before it hung there', { at: '2025-12-31T03:00:00.000Z' }, 'at'],
    ['with a value too many', { lastValues: [1, 2] }, 'lastValues'],
    ['with more than it can show', { lastValues: [100_000_000] }, 'lastValues.0'],
    ['with no moment', { at: 'kemarin' }, 'at'],
  ])('%s stays where it is', async (_what, body, field) => {
    const { id } = await house.putIn();

    expect(refusalOf(await archive(id, body))).toEqual([422, [field]]);
    expect((await house.meter(id)).state).toBe('active');
  });

  it('is not taken out at the moment of its newest reading, but after it', async () => {
    const { id } = await house.putIn();
    await house.read(id, '2026-11-19', 150);

    const answers = [
      await archive(id, { at: '2026-11-19T08:00:00.000Z' }),
      await archive(id, { at: '2026-11-19T08:00:00.001Z' }),
    ];

    expect(answers.map(refusalOf)).toEqual([
      [422, ['at']],
      [200, []],
    ]);
  });

  it('by two at once is taken out once, with one last reading', async () => {
    const { id } = await house.putIn();

    const answers = await Promise.all([archive(id, {}), archive(id, { lastValues: [201_000] })]);

    const { data } = await house.ask('GET', `readings?meterId=${id}`);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(data.filter(({ kind }: { kind: string }) => kind === 'last')).toHaveLength(1);
  });

  it('is not changed, not replaced and not taken out again', async () => {
    const { id } = await house.putIn();
    await archive(id, {});

    const answers = [
      await house.ask('PATCH', `meters/${id}`, { body: { location: 'Sana' }, version: 2 }),
      await replace(id, { at: '2026-11-20T04:00:00.000Z' }, 2),
      await archive(id, { at: '2026-11-20T04:00:00.000Z' }, 2),
      await house.tryReading(id, { values: [210_000] }),
    ];

    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      Array.from({ length: 4 }, () => [409, 'METERAN_DILEPAS']),
    );
  });

  it('gives its number to nobody else: what was read of it stays to be told apart', async () => {
    const { id } = await house.putIn({ number: 'L-5' });
    await archive(id, {});

    expect(refusalOf(await house.tryMeter({ number: 'L-5' }))).toEqual([422, ['number']]);
  });

  it('is in the list of those that were taken out, and in no other', async () => {
    const { id } = await house.putIn({ number: 'L-6' });
    await archive(id, {});

    expect([await numbers(), await numbers('?show=archived')]).toEqual([[], ['L-6']]);
  });
});

describe('a meter that is replaced', () => {
  it.each([
    ['by one with fewer registers', { registers: [], firstValues: [0] }, 'registers'],
    ['by one with more registers', { registers: ['LWBP', 'WBP'], firstValues: [0, 0] }, 'registers'],
    ['by one that begins beyond what it can show', { firstValues: [100_000_000] }, 'firstValues.0'],
    ['with no last value', { lastValues: [] }, 'lastValues'],
    ['tomorrow', { at: '2026-11-22T03:00:00.000Z' }, 'at'],
  ])('%s stays where it is', async (_what, body, field) => {
    const { id } = await house.putIn();

    expect(refusalOf(await replace(id, body))).toEqual([422, [field]]);
    expect((await house.meter(id)).state).toBe('active');
  });

  it('is not replaced by one of its own number', async () => {
    const { id } = await house.putIn({ number: 'L-1' });

    expect(refusalOf(await replace(id, { number: 'L-1' }))).toEqual([422, ['number']]);
  });

  it('hangs there from the day of its building, though it is the day before in London', async () => {
    const { id } = await house.putIn();

    const { data } = await replace(id, { at: '2026-11-19T18:30:00.000Z' });

    // 18.30 in London is 01.30 of the 20th in Jakarta.
    expect([data.installedOn, data.replacesMeterId]).toEqual(['2026-11-20', id]);
  });

  it('leads to the one in its place, and back', async () => {
    const { id } = await house.putIn();
    const next = (await replace(id)).data.id;

    expect([(await house.meter(id)).replacedById, (await house.meter(next)).replacesMeterId]).toEqual([next, id]);
  });
});

describe('the list of meters', () => {
  it('goes on where it stood though the last meter of the page was taken out meanwhile', async () => {
    for (const number of ['M-1', 'M-2', 'M-3', 'M-4']) await house.main({ number, location: number });
    const first = await house.ask('GET', 'meters?limit=2');
    const last: Meter = first.data[1];
    await archive(last.id, { lastValues: [200_000] });

    const rest = await numbers(`?limit=2&cursor=${first.meta.nextCursor}`);

    expect([first.data.map(({ number }: Meter) => number), rest]).toEqual([
      ['M-1', 'M-2'],
      ['M-3', 'M-4'],
    ]);
  });

  it('ends without another page where the last one is exactly full', async () => {
    for (const number of ['M-1', 'M-2']) await house.main({ number, location: number });

    const { data, meta } = await house.ask('GET', 'meters?limit=2');

    expect([data.length, meta]).toEqual([2, { nextCursor: null, total: 2 }]);
  });

  it('is searched by the number, the unit and the place, whatever the size of letters', async () => {
    await house.main({ number: 'PLN-77', location: 'Ruang Panel' });
    await house.putIn({ number: 'L-1' });

    expect([
      await numbers('?q=pln'),
      await numbers('?q=PANEL'),
      await numbers('?q=a-101'),
      await numbers('?q=xyz'),
    ]).toEqual([['PLN-77'], ['PLN-77'], ['L-1'], []]);
  });

  it('goes as one walks past them where that is asked for: doors first, what hangs elsewhere after them, page by page', async () => {
    await house.main({ number: 'U-1', location: 'Ruang panel' });
    await house.putIn({ number: 'L-1' });
    await house.putIn({ number: 'A-1', resource: 'water' });
    const first = await house.ask('GET', 'meters?order=walk&limit=2');
    const rest = await numbers(`?order=walk&limit=2&cursor=${first.meta.nextCursor}`);

    expect([first.data.map(({ number }: Meter) => number), rest]).toEqual([['L-1', 'A-1'], ['U-1']]);
    expect(await numbers()).toEqual(['U-1', 'L-1', 'A-1']);
  });

  it.each([
    ['?cursor=halaman-dua', 'cursor'],
    ['?limit=0', 'limit'],
    ['?resource=air', 'resource'],
    ['?order=mundur', 'order'],
    ['?show=semua', 'show'],
    [`?q=${'a'.repeat(81)}`, 'q'],
  ])('refuses %s at its field', async (query, field) => {
    expect(refusalOf(await house.ask('GET', `meters${query}`))).toEqual([422, [field]]);
  });
});

describe('the days on which meters are read', () => {
  const set = (body: object, who = house.manager) => house.ask('PUT', 'meter-settings', { body, who });

  it.each([
    [
      'the residents’ last before their first',
      { residentFromDay: 20, residentToDay: 19, staffUntilDay: 28 },
      'residentToDay',
    ],
    [
      'the staff’s last before the residents’',
      { residentFromDay: 20, residentToDay: 25, staffUntilDay: 24 },
      'staffUntilDay',
    ],
    ['a day that no month has', { residentFromDay: 0, residentToDay: 25, staffUntilDay: 28 }, 'residentFromDay'],
    ['a day after every month', { residentFromDay: 20, residentToDay: 25, staffUntilDay: 32 }, 'staffUntilDay'],
  ])('are not set with %s', async (_what, body, field) => {
    expect(refusalOf(await set(body))).toEqual([422, [field]]);
  });

  it('may be one day for all', async () => {
    expect((await set({ residentFromDay: 1, residentToDay: 1, staffUntilDay: 1 })).status).toBe(200);
  });

  it('are set by nobody who only reads', async () => {
    const days = { residentFromDay: 1, residentToDay: 2, staffUntilDay: 3 };

    const answers = [await set(days, house.technician), await set(days, house.resident)];

    expect(answers.map(({ status }) => status)).toEqual([403, 404]);
  });

  it('are days of the building: on the last of them in Jakarta a resident still reads, an hour later no more', async () => {
    const before = test.clock.now;
    const { id } = await house.putIn();
    await set({ residentFromDay: 20, residentToDay: 21, staffUntilDay: 28 });
    const entryAt = async (time: string) => {
      test.clock.now = Date.parse(time);
      // Sessions end without use: somebody looked meanwhile.
      return (await meteringEntry(id)).entry;
    };
    const meteringEntry = (meterId: string) => house.meter(meterId, house.resident);
    const seen: string[] = [];
    for (const time of [
      '2026-11-21T12:00:00+07:00',
      '2026-11-21T14:00:00+07:00',
      '2026-11-21T16:00:00+07:00',
      '2026-11-21T18:00:00+07:00',
      '2026-11-21T20:00:00+07:00',
      '2026-11-21T22:00:00+07:00',
      '2026-11-21T23:59:59+07:00',
      '2026-11-22T00:00:00+07:00',
    ])
      seen.push(await entryAt(time));
    test.clock.now = before;

    expect(seen.slice(-2)).toEqual(['open', 'outside-window']);
  });
});
