export { loadReadingOrders } from './load-reading-orders.ts';
