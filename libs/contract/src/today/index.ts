export { todayEndpoints } from './today-endpoints.ts';
export {
  today,
  todayItem,
  type ArrearsToday,
  type BillToday,
  type OfflineDevice,
  type OutageToday,
  type PollToday,
  type QuoteToday,
  type ReadingToday,
  type RunToday,
  type Today,
  type TicketToday,
  type TodayItem,
  type VisitToday,
  type JoiningToday,
  type RequestPlace,
} from './today.ts';
