import type { TicketRow } from '@imah/contract/tickets';
import { fixtureNow } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { expect, it } from 'vitest';
import { placeRow, removeRow, replaceRow } from './patch-pages.ts';
import type { TicketPages } from './ticket-lists.ts';

const [base] = ticketRows(1);
if (base === undefined) throw new Error('there is one');
const at = (hours: number) => new Date(fixtureNow + hours * 3_600_000).toISOString();
const row = (id: string, change: Partial<TicketRow>): TicketRow => ({ ...base, id, ...change });
const due = (id: string, hours: number | null): TicketRow => {
  const resolution = { ...base.sla.resolution, dueAt: hours === null ? null : at(hours) };
  return row(id, { sla: { ...base.sla, resolution } });
};
const whole = (...data: TicketRow[]): TicketPages => ({
  pageParams: [undefined],
  pages: [{ data, meta: { nextCursor: null } }],
});
const ids = (pages: TicketPages) => pages.pages.flatMap(({ data }) => data.map(({ id }) => id));

it('puts a ticket whose clock stands behind all whose time runs', () => {
  const list = whole(due('a', 1), due('b', 5));

  expect(ids(placeRow(list, due('x', 3), 'due'))).toEqual(['a', 'x', 'b']);
  expect(ids(placeRow(list, due('x', null), 'due'))).toEqual(['a', 'b', 'x']);
});

it('has the late ones first, the latest of them before all', () => {
  expect(ids(placeRow(whole(due('a', -1), due('b', 2)), due('x', -4), 'due'))).toEqual(['x', 'a', 'b']);
});

it('brings what has just been changed to the top of the order by change', () => {
  const list = whole(row('a', { updatedAt: at(-1) }), row('b', { updatedAt: at(-2) }), row('x', { updatedAt: at(-3) }));

  expect(ids(placeRow(list, row('x', { updatedAt: at(0) }), 'updated'))).toEqual(['x', 'a', 'b']);
});

it('orders what is as pressing by when it came, the newest first', () => {
  const list = whole(
    row('a', { priority: 'high', createdAt: at(-1) }),
    row('b', { priority: 'high', createdAt: at(-5) }),
    row('c', { priority: 'low', createdAt: at(0) }),
  );

  expect(ids(placeRow(list, row('x', { priority: 'high', createdAt: at(-3) }), 'priority'))).toEqual([
    'a',
    'x',
    'b',
    'c',
  ]);
  expect(ids(placeRow(list, row('x', { priority: 'emergency', createdAt: at(-9) }), 'priority'))).toEqual([
    'x',
    'a',
    'b',
    'c',
  ]);
});

it('has a ticket once, wherever it stood before', () => {
  const list = whole(row('a', { createdAt: at(-1) }), row('x', { createdAt: at(-2) }), row('b', { createdAt: at(-3) }));

  expect(ids(placeRow(list, row('x', { createdAt: at(-4) }), 'newest'))).toEqual(['a', 'b', 'x']);
});

it('puts the first ticket into an empty list', () => {
  expect(ids(placeRow(whole(), row('x', {}), 'due'))).toEqual(['x']);
});

it('leaves a page that it does not touch the same object: what shows it is not drawn again', () => {
  const list: TicketPages = {
    pageParams: [undefined, 'x'],
    pages: [
      { data: [row('a', {})], meta: { nextCursor: 'x' } },
      { data: [row('b', {})], meta: { nextCursor: null } },
    ],
  };

  expect(removeRow(list, 'b').pages[0]).toBe(list.pages[0]);
  expect(replaceRow(list, row('b', { version: base.version + 1 }))?.pages[0]).toBe(list.pages[0]);
});
