export { agus, resident, ticket, work, workers } from './ticket-fixtures.ts';
