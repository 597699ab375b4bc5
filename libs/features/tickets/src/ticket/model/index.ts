export { ticketKeys } from './ticket-queries.ts';
export { viewerOf } from './viewer.ts';
