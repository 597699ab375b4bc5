export { PaymentsPage } from './payments-page.tsx';
export { ReceiptPage } from '../receipt/receipt-page.tsx';
