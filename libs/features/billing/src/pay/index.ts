export { OnlinePaymentPage } from './online-payment-page.tsx';
export { PayPage } from './pay-page.tsx';
