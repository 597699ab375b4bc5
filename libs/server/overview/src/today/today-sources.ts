import type { TodayKind } from '@imah/contract/today/words';
import { alarmsToday } from './alarms-today.ts';
import { arrearsToday } from './arrears-today.ts';
import { billsToday } from './bills-today.ts';
import { instalmentsToday } from './instalments-today.ts';
import { expensesToday } from './expenses-today.ts';
import { joiningToday } from './joining-today.ts';
import { offlineToday } from './offline-today.ts';
import { ordersToday } from './orders-today.ts';
import { outagesToday } from './outages-today.ts';
import { pollsToday } from './polls-today.ts';
import { quotesToday } from './quotes-today.ts';
import { readingsToday } from './readings-today.ts';
import { refundsToday } from './refunds-today.ts';
import { runsToday } from './runs-today.ts';
import { ticketsToday } from './tickets-today.ts';
import type { TodaySource } from './today-source.ts';
import { visitsToday } from './visits-today.ts';

/** Every source of Beranda; of what has the same time, the first named presses more. A kind without one does not compile. */
export const todaySources: Readonly<Record<TodayKind, TodaySource>> = {
  alarm: alarmsToday,
  outage: outagesToday,
  ticket: ticketsToday,
  visit: visitsToday,
  quote: quotesToday,
  bill: billsToday,
  instalment: instalmentsToday,
  poll: pollsToday,
  joining: joiningToday,
  reading: readingsToday,
  expense: expensesToday,
  refund: refundsToday,
  order: ordersToday,
  arrears: arrearsToday,
  'billing-run': runsToday,
  'device-offline': offlineToday,
};
