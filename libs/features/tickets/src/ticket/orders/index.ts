export { ticketOrders } from './ticket-orders.ts';
