import type { TimeWindow } from './create-line-plot.ts';

/** The time that is drawn: as asked for, and at the live edge as long, with the newest value at its right. */
export function seenTime(
  window: (TimeWindow & { readonly follows?: boolean }) | undefined,
  newest: number | undefined,
): TimeWindow | undefined {
  if (window === undefined || window.follows !== true || newest === undefined || newest <= window.to) return window;
  return { from: newest - (window.to - window.from), to: newest };
}
