export { type OpenTickets, TicketNumbers, type TicketNumbersProps, TicketNumbersSkeleton } from './ticket-numbers.tsx';
