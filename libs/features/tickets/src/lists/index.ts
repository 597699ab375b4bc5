export { BuildingTicketPage } from './building-ticket-page.tsx';
