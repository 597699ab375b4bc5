import { fixtureNow } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { expect, it } from 'vitest';
import { recentOf } from './recent.ts';

const dayMs = 86_400_000;
const aged = (days: readonly number[]) =>
  ticketRows(days.length).map((row, index) => ({
    ...row,
    createdAt: new Date(fixtureNow - (days[index] ?? 0) * dayMs).toISOString(),
  }));

it('shows the last five others, and counts those of ninety days', () => {
  const rows = aged([0, 1, 2, 30, 89, 91, 400]);
  const own = rows[0]?.id ?? '';

  const { shown, count, reach } = recentOf(rows, own, fixtureNow);

  expect([shown.map(({ id }) => id), count, reach]).toEqual([rows.slice(1, 6).map(({ id }) => id), 4, 'all']);
});

it('says that there are more than it has read, only where those it has are all of ninety days', () => {
  const busy = aged(Array.from({ length: 50 }, () => 1));
  const old = aged(Array.from({ length: 50 }, (_one, index) => index * 3));

  expect(recentOf(busy, 'none', fixtureNow)).toMatchObject({ count: 50, reach: 'more' });
  expect(recentOf(old, 'none', fixtureNow)).toMatchObject({ count: 30, reach: 'all' });
});
