export { ReceiptPage } from './receipt-page.tsx';
