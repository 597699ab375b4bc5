export { BillingRunPage } from './billing-run-page.tsx';
