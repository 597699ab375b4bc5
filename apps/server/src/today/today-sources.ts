import type { TodayKind } from '@imah/contract';
import { alarmsToday } from './alarms-today.ts';
import { offlineToday } from './offline-today.ts';
import { ticketsToday } from './tickets-today.ts';
import type { TodaySource } from './today-source.ts';

/** Every source of Beranda, in the order in which they press. A kind without one does not compile. */
export const todaySources: Readonly<Record<TodayKind, TodaySource>> = {
  alarm: alarmsToday,
  ticket: ticketsToday,
  'device-offline': offlineToday,
};
