/** The span of a portfolio, up to now, in days of each building's own zone; `month` is the calendar month. */
export const portfolioPeriods = ['today', '7-days', '30-days', 'month'] as const;
export type PortfolioPeriod = (typeof portfolioPeriods)[number];

/** By what the rows of a report of tickets are made. */
export const reportGroups = ['building', 'category', 'assignee'] as const;
export type ReportGroup = (typeof reportGroups)[number];
