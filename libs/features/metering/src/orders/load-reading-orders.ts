import type { OrderDomain } from '@imah/app/outbox';

/** What the outbox asks about readings; it comes with the outbox, after the first sight of a page. */
export const loadReadingOrders = async (): Promise<OrderDomain> => (await import('./reading-orders.ts')).readingOrders;
