export {
  type OpenTickets,
  TicketNumberCards,
  TicketNumbers,
  TicketNumberSkeletons,
  type TicketNumbersProps,
  TicketNumbersSkeleton,
} from './ticket-numbers.tsx';
