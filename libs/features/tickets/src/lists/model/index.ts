export { noFilter } from './ticket-filter.ts';
export { useTicketCounts } from './ticket-lists.ts';
