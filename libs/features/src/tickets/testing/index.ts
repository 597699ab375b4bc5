export { noTicketCounts, ticketCounts, ticketRows } from './ticket-rows.ts';
