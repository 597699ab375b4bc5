import { describe, expect, it } from 'vitest';
import { ticketRows } from '@imah/testing/ticket-rows';
import { placeRow, removeRow, replaceRow } from './patch-pages.ts';
import type { TicketPages } from './ticket-lists.ts';

const rows = ticketRows(6);
const at = (index: number) => {
  const row = rows[index];
  if (row === undefined) throw new Error('there is no such row');
  return row;
};
const pagesOf = (...pages: (readonly number[])[]): TicketPages => ({
  pageParams: pages.map(() => undefined),
  pages: pages.map((indexes, page) => ({
    data: indexes.map(at),
    meta: { nextCursor: page === pages.length - 1 ? null : 'x' },
  })),
});
const idsOf = (pages: TicketPages | null) =>
  pages?.pages.map(({ data }) => data.map(({ id }) => rows.findIndex((row) => row.id === id)));

describe('a ticket that changed', () => {
  it('is written where it was, unless what is there is newer', () => {
    const newer = { ...at(1), title: 'Baru', version: at(1).version + 1 };
    const older = { ...at(1), title: 'Lama', version: at(1).version - 1 };
    const titleAfter = (row: typeof newer) => replaceRow(pagesOf([0, 1], [2]), row)?.pages[0]?.data[1]?.title;

    expect([titleAfter(newer), titleAfter(older), replaceRow(pagesOf([0]), newer)]).toEqual([
      'Baru',
      at(1).title,
      null,
    ]);
  });

  it('goes to its place by the order of the list, at the end only where the list ends', () => {
    expect(idsOf(placeRow(pagesOf([0, 2], [4]), at(1), 'newest'))).toEqual([[0, 1, 2], [4]]);
    expect(idsOf(placeRow(pagesOf([0, 1], [2]), at(5), 'newest'))).toEqual([
      [0, 1],
      [2, 5],
    ]);
    const unfinished = pagesOf([0, 1], [2]);
    const open = { ...unfinished, pages: unfinished.pages.slice(0, 1) };
    expect(idsOf(placeRow(open, at(5), 'newest'))).toEqual([[0, 1]]);
    expect(idsOf(placeRow(pagesOf([1, 2, 3]), at(4), 'priority'))).toEqual([[4, 1, 2, 3]]);
  });

  it('leaves every page it is in', () => {
    expect(idsOf(removeRow(pagesOf([0, 1], [2]), at(1).id))).toEqual([[0], [2]]);
  });
});
