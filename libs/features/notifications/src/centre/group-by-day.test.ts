import { expect, it } from 'vitest';
import { groupByDay, readerZone } from './group-by-day.ts';
import type { InboxRow } from '@imah/contract/notifications';

const told = (lastAt: string) => ({ id: lastAt, lastAt }) as InboxRow;

it('puts each under its day where the reader is', () => {
  const now = Date.parse('2026-11-21T00:30:00+07:00');
  const all = ['2026-11-20T17:10:00.000Z', '2026-11-20T16:59:00.000Z', '2026-11-18T03:00:00.000Z'].map(told);

  const days = groupByDay(all, now, 'Asia/Jakarta');

  expect(days.map(({ date, when, rows }) => [date, when, rows.length])).toEqual([
    ['2026-11-21', 'today', 1],
    ['2026-11-20', 'yesterday', 1],
    ['2026-11-18', 'earlier', 1],
  ]);
  expect(groupByDay(all, now, 'Asia/Jayapura')[0]?.rows).toHaveLength(2);
});

it.each([
  ['Asia/Makassar', 'Asia/Makassar'],
  ['Asia/Pontianak', 'Asia/Jakarta'],
  ['Europe/Berlin', 'Asia/Jakarta'],
])('a reader in %s reads times of %s', (zone, expected) => {
  expect(readerZone(zone)).toBe(expected);
});
