export { SettingsBillingPage } from './settings-billing-page.tsx';
