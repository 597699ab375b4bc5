export { NewTicketPage } from './new-ticket-page.tsx';
