import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { id } from './ids.ts';
import { day, epochMs, instant } from './instant.ts';
import { answer, listAnswer, listQuery } from './list.ts';

it('takes a UUIDv7 in lower case for an id, and nothing else', () => {
  const candidates = [
    '01890a5d-ac96-774b-bcce-b302099a8057',
    '01890A5D-AC96-774B-BCCE-B302099A8057',
    '01890a5d-ac96-474b-bcce-b302099a8057',
    '01890a5d-ac96-774b-7cce-b302099a8057',
    ' 01890a5d-ac96-774b-bcce-b302099a8057',
    '',
  ];

  expect(candidates.map((text) => z.safeParse(id, text).success)).toEqual([true, false, false, false, false, false]);
});

it('writes instants in UTC with milliseconds', () => {
  const candidates = [
    '2026-11-20T10:05:00.000Z',
    '2026-11-20T10:05:00Z',
    '2026-11-20T17:05:00.000+07:00',
    '2026-02-30T10:05:00.000Z',
  ];

  expect(candidates.map((text) => z.safeParse(instant, text).success)).toEqual([true, false, false, false]);
});

it('takes instants and days of the years 1900 to 2199, and no others', () => {
  const years = ['0000', '0001', '1899', '1900', '2026', '2199', '2200', '9999'];
  const known = [false, false, false, true, true, true, false, false];

  expect(years.map((year) => z.safeParse(instant, `${year}-01-01T00:00:00.000Z`).success)).toEqual(known);
  expect(years.map((year) => z.safeParse(day, `${year}-12-31`).success)).toEqual(known);
  expect(['2028-02-29', '2026-02-29', '2026-2-1'].map((text) => z.safeParse(day, text).success)).toEqual([
    true,
    false,
    false,
  ]);
});

it('counts telemetry time in whole milliseconds', () => {
  expect([0, 1_763_000_000_000, -1, 1.5, 1e13].map((value) => z.safeParse(epochMs, value).success)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('reads 50 rows of a list unless asked for 1 to 200', () => {
  expect(z.parse(listQuery, {})).toEqual({ limit: 50 });
  expect(z.parse(listQuery, { limit: '200', cursor: 'x' })).toEqual({ limit: 200, cursor: 'x' });
  expect(['0', '201', '1.5', 'x'].map((limit) => z.safeParse(listQuery, { limit }).success)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('puts answers under data, and the next page of a list under meta', () => {
  expect(z.safeParse(answer(z.string()), { data: 'a' }).success).toBe(true);
  expect(z.safeParse(listAnswer(z.string()), { data: ['a'], meta: { nextCursor: null } }).success).toBe(true);
  expect(z.safeParse(listAnswer(z.string()), { data: ['a'] }).success).toBe(false);
});
