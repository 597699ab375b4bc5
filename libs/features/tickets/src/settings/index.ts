export { SettingsTicketPage } from './settings-ticket-page.tsx';
