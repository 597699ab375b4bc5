export { TicketSequence } from './ticket-sequence.tsx';
export { useKeptList } from './use-kept-list.ts';
