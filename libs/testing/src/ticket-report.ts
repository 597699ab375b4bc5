import type { MonthOfTickets, TicketReport } from '@imah/contract/portfolio';
import { fixtureId, office, tower } from './index.ts';

const hour = 3600;

const october: MonthOfTickets = {
  received: 58,
  answered: 57,
  answeredInTime: 49,
  answeredLate: 9,
  medianAnswerSeconds: 42 * 60,
  resolved: 55,
  resolvedInTime: 44,
  medianResolveSeconds: 31 * hour,
  reopened: 6,
  good: 20,
  bad: 5,
};

const november: MonthOfTickets = {
  received: 64,
  answered: 63,
  answeredInTime: 60,
  answeredLate: 4,
  medianAnswerSeconds: 25 * 60,
  resolved: 61,
  resolvedInTime: 52,
  medianResolveSeconds: 26 * hour,
  reopened: 6,
  good: 24,
  bad: 2,
};

const quiet: MonthOfTickets = {
  received: 2,
  answered: 0,
  answeredInTime: 0,
  answeredLate: 0,
  medianAnswerSeconds: null,
  resolved: 0,
  resolvedInTime: 0,
  medianResolveSeconds: null,
  reopened: 0,
  good: 0,
  bad: 0,
};

/** November beside October, of two buildings. */
export const ticketReport: TicketReport = {
  total: { now: november, before: october },
  rows: [
    { id: tower.id, name: tower.name, now: { ...november, received: 62 }, before: october },
    { id: office.id, name: office.name, now: quiet, before: { ...quiet, received: 0 } },
  ],
};

/** The same by whom they were given to, one of them to nobody. */
export const ticketReportByAssignee: TicketReport = {
  ...ticketReport,
  rows: [
    { id: fixtureId('user', 7), name: 'Agus Prasetyo', now: { ...november, received: 62 }, before: october },
    { id: null, name: null, now: quiet, before: { ...quiet, received: 0 } },
  ],
};

/** Months in which nothing happened. */
export const quietTicketReport: TicketReport = {
  total: { now: { ...quiet, received: 0 }, before: { ...quiet, received: 0 } },
  rows: [],
};
