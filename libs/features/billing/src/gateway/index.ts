export { SettingsPaymentPage } from './settings-payment-page.tsx';
