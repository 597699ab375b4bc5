export { agus, resident, ticket, workers } from './ticket-fixtures.ts';
