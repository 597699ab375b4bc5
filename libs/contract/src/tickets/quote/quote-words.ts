/**
 * Where a quote stands. Only one that is `asked` can still be approved; `replaced` by a later round, `expired` when its
 * last day is over.
 */
export const quoteStates = ['asked', 'approved', 'refused', 'withdrawn', 'replaced', 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** A quote has so many lines at most. */
export const mostQuoteLines = 30;

/** A quote can be approved for so many days at most; for so many when nothing else is said. */
export const quoteDays = { default: 7, max: 90 } as const;
