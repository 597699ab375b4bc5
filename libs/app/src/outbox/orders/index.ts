export { sendOrder, type SentAnswer } from './send-order.ts';
