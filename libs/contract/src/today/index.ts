export { todayEndpoints } from './today-endpoints.ts';
export type {
  ArrearsToday,
  BillToday,
  ExpenseToday,
  InstalmentToday,
  OrderToday,
  ReadingToday,
  RefundToday,
  RunToday,
} from './money-today.ts';
export type { RequestPlace } from './place.ts';
export {
  today,
  todayItem,
  todayQuery,
  type OfflineDevice,
  type OutageToday,
  type PollToday,
  type QuoteToday,
  type Today,
  type TicketToday,
  type TodayItem,
  type VisitToday,
  type JoiningToday,
} from './today.ts';
