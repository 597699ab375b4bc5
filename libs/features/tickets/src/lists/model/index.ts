export { noFilter } from './ticket-filter.ts';
export { listKeys, ticketLists } from './ticket-lists.ts';
