import { randomUUIDv7 } from 'node:crypto';
import type { Reading } from '@imah/contract/metering';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '@imah/server-platform/testing';
import { meteringCalls } from '../testing/metering-calls.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let house: Awaited<ReturnType<typeof meteringCalls>>;
let meterId: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  house = await meteringCalls(test, 'Angka');
  meterId = (await house.putIn()).id;
});

const refusalOf = ({ status, errors }: { readonly status: number; readonly errors?: object }) => [
  status,
  Object.keys(errors ?? {}),
];
const correct = (id: string, body: object = {}, who = house.manager) =>
  house.ask('POST', `readings/${id}/correction`, { body: { values: [141_000], reason: 'Salah baca', ...body }, who });
const list = async (query = '') => {
  const { data, meta } = await house.ask('GET', `readings?meterId=${meterId}${query}`);
  return { data: data as Reading[], next: meta.nextCursor as string | null };
};
/** Below the one before: it waits. */
const waiting = (): Promise<Reading> => house.read(meterId, '2026-11-20', 90);

describe('a decision about a reading', () => {
  it.each([
    ['without a reason', { decision: 'approve', reason: '   ' }, 'reason'],
    ['with a reason beyond a note', { decision: 'approve', reason: 'a'.repeat(501) }, 'reason'],
    ['that is neither of both', { decision: 'perhaps', reason: 'Sudah dicek' }, 'decision'],
  ])('is not taken %s', async (_what, body, field) => {
    const { id, version } = await waiting();

    expect(refusalOf(await house.ask('POST', `readings/${id}/decision`, { body, version }))).toEqual([422, [field]]);
  });

  it('is given once: the second finds it answered, also at the same moment', async () => {
    const reading = await waiting();

    const answers = await Promise.all([
      house.decide(reading, 'approve', 'Sudah dicek'),
      house.decide(reading, 'reject', 'Foto lain'),
    ]);
    const late = await house.decide({ ...reading, version: 2 }, 'approve', 'Sekali lagi');

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect([late.status, late.code]).toEqual([409, 'PEMBACAAN_SUDAH_DIJAWAB']);
  });

  it('is not asked of one that counted at once', async () => {
    const reading = await house.read(meterId, '2026-11-20', 140);

    expect((await house.decide(reading, 'reject', 'Tidak perlu')).code).toBe('PEMBACAAN_SUDAH_DIJAWAB');
  });

  it('is for who approves readings, and the reading waits on for everybody else', async () => {
    const reading = await waiting();

    const answers = [
      await house.decide(reading, 'approve', 'Sudah dicek', house.technician),
      await house.decide(reading, 'approve', 'Sudah dicek', house.resident),
    ];

    // Who sees only their own does not learn what else there is.
    expect(answers.map(({ status }) => status)).toEqual([403, 404]);
    expect((await house.meter(meterId)).waiting).toBe(1);
  });

  it('is not found under another building', async () => {
    const reading = await waiting();
    const other = await meteringCalls(test, 'Jauh');

    expect((await other.decide(reading, 'approve', 'Sudah dicek')).status).toBe(404);
  });
});

describe('a correction of a reading', () => {
  it.each([
    ['without a reason', { reason: '' }, 'reason'],
    ['with a value too few', { values: [] }, 'values'],
    ['with a value too many', { values: [1, 2] }, 'values'],
    ['with more than the meter can show', { values: [100_000_000] }, 'values.0'],
    ['with less than nothing', { values: [-1] }, 'values.0'],
  ])('is not written %s', async (_what, body, field) => {
    const { id } = await house.read(meterId, '2026-11-20', 140);

    expect(refusalOf(await correct(id, body))).toEqual([422, [field]]);
    expect((await list()).data).toHaveLength(2);
  });

  it('of one that waits, was rejected or was corrected before is refused', async () => {
    const odd = await waiting();
    const atOnce = await correct(odd.id);
    await house.decide(odd, 'reject', 'Foto lain');
    const rejected = await correct(odd.id);
    const right = await house.read(meterId, '2026-11-19', 140);
    await correct(right.id);
    const again = await correct(right.id);

    expect([atOnce, rejected, again].map(({ status, code }) => [status, code])).toEqual([
      [409, 'BENTROK'],
      [409, 'BENTROK'],
      [409, 'PEMBACAAN_SUDAH_DIKOREKSI'],
    ]);
  });

  it('by two at once is written once', async () => {
    const { id } = await house.read(meterId, '2026-11-20', 140);

    const answers = await Promise.all([correct(id), correct(id, { values: [142_000] })]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('may itself be corrected, and the newest counts', async () => {
    const { id } = await house.read(meterId, '2026-11-20', 140);
    const first = (await correct(id)).data.id;
    await correct(first, { values: [143_000], reason: 'Masih salah' });

    expect((await house.meter(meterId)).last).toEqual({ at: '2026-11-20T08:00:00.000Z', values: [143_000] });
  });

  it('is for who approves readings alone', async () => {
    const { id } = await house.read(meterId, '2026-11-20', 140);

    const answers = [await correct(id, {}, house.technician), await correct(id, {}, house.resident)];

    expect(answers.map(({ status }) => status)).toEqual([403, 404]);
  });
});

describe('the readings of a meter', () => {
  it('come newest first, each once over all pages', async () => {
    for (const [day, units] of [
      ['2026-11-17', 110],
      ['2026-11-18', 112],
      ['2026-11-19', 114],
      ['2026-11-20', 116],
    ] as const)
      await house.read(meterId, day, units);
    const whole = (await list()).data.map(({ at }) => at);
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const found: Awaited<ReturnType<typeof list>> = await list(`&limit=2${next === '' ? '' : `&cursor=${next}`}`);
      seen.push(...found.data.map(({ at }) => at));
      next = found.next;
    }

    expect(seen).toEqual(whole);
    expect(whole).toEqual(whole.toSorted().toReversed());
  });

  it('are asked for by where they stand', async () => {
    const odd = await waiting();
    await house.read(meterId, '2026-11-19', 105);

    const ids = (await list('&state=submitted')).data.map(({ id }) => id);

    expect(ids).toEqual([odd.id]);
  });

  it.each(['&cursor=halaman-dua', '&state=half', '&limit=9999'])('refuse %s', async (query) => {
    const answer = await house.ask('GET', `readings?meterId=${meterId}${query}`);

    expect(refusalOf(answer)).toEqual([422, [query.slice(1).split('=')[0]]]);
  });

  it('of another building are none of them', async () => {
    const other = await meteringCalls(test, 'Lain');

    expect((await other.ask('GET', `readings?meterId=${meterId}`)).data).toEqual([]);
  });
});

describe('a reading that is sent again', () => {
  it('with its key is one, also where both calls arrive at once', async () => {
    const body = { at: '2026-11-20T08:00:00.000Z', values: [140_000] };
    const key = randomUUIDv7();

    await Promise.all([house.tryReading(meterId, body, { key }), house.tryReading(meterId, body, { key })]);

    expect((await list()).data).toHaveLength(2);
  });

  it('with its key and other values is refused, and nothing is written', async () => {
    const key = randomUUIDv7();
    const at = '2026-11-20T08:00:00.000Z';
    await house.tryReading(meterId, { at, values: [140_000] }, { key });

    const { status, code } = await house.tryReading(meterId, { at, values: [150_000] }, { key });

    expect([status, code]).toEqual([409, 'KUNCI_DIPAKAI_ULANG']);
    expect((await house.meter(meterId)).last?.values).toEqual([140_000]);
  });

  it('of one moment by two people is taken from one of them', async () => {
    const body = { at: '2026-11-20T08:00:00.000Z', values: [140_000] };

    const answers = await Promise.all([
      house.tryReading(meterId, body),
      house.tryReading(meterId, body, { who: house.technician }),
    ]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});
