import type { MonthOfTickets } from '@imah/contract/portfolio';
import { ticketReport } from '@imah/testing/ticket-report';
import { describe, expect, it } from 'vitest';
import { isQuiet, ratioOf, sharesOf } from './figures.ts';

const { now: november } = ticketReport.total;
const empty: MonthOfTickets = {
  ...november,
  received: 0,
  answered: 0,
  answeredInTime: 0,
  answeredLate: 0,
  resolved: 0,
  resolvedInTime: 0,
  reopened: 0,
  good: 0,
  bad: 0,
};

describe('the shares of a month', () => {
  it('are of what was to be answered, of what was resolved and of what was rated', () => {
    expect(sharesOf(november)).toEqual({
      answeredInTime: { count: 60, total: 64 },
      resolvedInTime: { count: 52, total: 61 },
      reopened: { count: 6, total: 61 },
      rating: { count: 24, total: 26 },
    });
  });

  it('are none where there is nothing to share', () => {
    expect(sharesOf(empty)).toEqual({ answeredInTime: null, resolvedInTime: null, reopened: null, rating: null });
    expect([ratioOf(null), ratioOf({ count: 3, total: 4 })]).toEqual([null, 0.75]);
  });
});

describe('a month in which nothing happened', () => {
  it.each([
    [empty, empty, true],
    [{ ...empty, resolved: 1 }, empty, false],
    [empty, { ...empty, received: 1 }, false],
  ])('is one with nothing in the month before either', (now, before, quiet) => {
    expect(isQuiet({ now, before })).toBe(quiet);
  });
});
