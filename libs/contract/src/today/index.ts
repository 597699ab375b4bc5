export { todayEndpoints } from './today-endpoints.ts';
export {
  today,
  todayItem,
  type OfflineDevice,
  type OutageToday,
  type PollToday,
  type QuoteToday,
  type Today,
  type TicketToday,
  type TodayItem,
  type VisitToday,
  type JoiningToday,
  type RequestPlace,
} from './today.ts';
