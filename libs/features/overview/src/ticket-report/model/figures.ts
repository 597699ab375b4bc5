import type { MonthOfTickets } from '@imah/contract/portfolio';

/** A part of a whole; null where there is no whole. */
export interface Share {
  readonly count: number;
  readonly total: number;
}

const share = (count: number, total: number): Share | null => (total === 0 ? null : { count, total });
export const ratioOf = (part: Share | null): number | null => (part === null ? null : part.count / part.total);

/** What the numbers of a month say as shares. */
export const sharesOf = (month: MonthOfTickets) => ({
  answeredInTime: share(month.answeredInTime, month.answeredInTime + month.answeredLate),
  resolvedInTime: share(month.resolvedInTime, month.resolved),
  reopened: share(month.reopened, month.resolved),
  rating: share(month.good, month.good + month.bad),
});

/** Whether anything at all happened in a month or the one before. */
export const isQuiet = ({ now, before }: { readonly now: MonthOfTickets; readonly before: MonthOfTickets }) =>
  now.received + now.resolved + before.received + before.resolved === 0;
