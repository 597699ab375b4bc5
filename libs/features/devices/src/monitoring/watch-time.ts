import { type ChartRange, chartRanges, type SeenTime, spanOf, windowOf } from '../model/chart-range.ts';

/** Which time the page looks at: up to now, or between two moments. */
export type WatchTime =
  | { readonly kind: 'live'; readonly range: ChartRange }
  | { readonly kind: 'past'; readonly from: number; readonly to: number };

const startsWith: WatchTime = { kind: 'live', range: '24h' };
const leastMs = 60_000;
const mostMs = 5 * 365 * 86_400_000;

/** As the address has it (`?rentang=7d`, or `?dari=…&sampai=…` in milliseconds); what cannot be is the last day. */
export function readTime(search: URLSearchParams): WatchTime {
  const range = chartRanges.find((each) => each === search.get('rentang'));
  if (range !== undefined) return { kind: 'live', range };
  const [from, to] = [instant(search.get('dari')), instant(search.get('sampai'))];
  return from !== null && to !== null && to - from >= leastMs && to - from <= mostMs
    ? { kind: 'past', from, to }
    : startsWith;
}

/** The same address with another time; what else stands in it stays. */
export function writeTime(search: URLSearchParams, time: WatchTime): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['rentang', 'dari', 'sampai']) next.delete(name);
  if (time.kind === 'live') next.set('rentang', time.range);
  else {
    next.set('dari', String(Math.round(time.from)));
    next.set('sampai', String(Math.round(time.to)));
  }
  return next;
}

export function seenOf(time: WatchTime, now: number): SeenTime {
  return time.kind === 'live' ? windowOf(time.range, now) : { from: time.from, to: time.to, follows: false };
}

/** What is seen, `factor` times as long around its middle; it never reaches beyond now. */
export function stretched({ from, to }: SeenTime, factor: number, now: number): WatchTime {
  const length = Math.min(Math.max((to - from) * factor, leastMs), mostMs);
  const end = Math.min((from + to) / 2 + length / 2, endOf(to, now));
  return past(end - length, end);
}

/** What is seen, moved by a share of its length; it never reaches beyond now. */
export function moved({ from, to }: SeenTime, share: number, now: number): WatchTime {
  const length = to - from;
  const end = Math.min(to + length * share, endOf(to, now));
  return past(end - length, end);
}

/** A time that was dragged over: never shorter than a minute. */
export function between({ from, to }: { readonly from: number; readonly to: number }): WatchTime {
  const middle = (from + to) / 2;
  const half = Math.max(to - from, leastMs) / 2;
  return past(middle - half, middle + half);
}

/** The live range that a past is nearest to, for the way back. */
export function liveLike({ from, to }: SeenTime): WatchTime {
  const length = to - from;
  const range = chartRanges.find((each) => spanOf(each) >= length * 0.99) ?? '1y';
  return { kind: 'live', range };
}

const past = (from: number, to: number): WatchTime => ({
  kind: 'past',
  from: Math.max(Math.round(from), 0),
  to: Math.round(to),
});

// A range that follows ends on the next whole minute.
const endOf = (to: number, now: number) => Math.max(now, Math.min(to, now + leastMs));

function instant(text: string | null): number | null {
  return text !== null && /^\d{10,14}$/.test(text) ? Number(text) : null;
}
