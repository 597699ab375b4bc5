import type { OrderDomain } from '@imah/app/outbox';

/** What the outbox asks about tickets; it comes with the outbox, after the first sight of a page. */
export const loadTicketOrders = async (): Promise<OrderDomain> => (await import('../orders/index.ts')).ticketOrders;
