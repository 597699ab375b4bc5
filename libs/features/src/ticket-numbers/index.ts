export { type OpenTickets, TicketNumbers, type TicketNumbersProps } from './ticket-numbers.tsx';
