export { AssignTicketMenu } from './assign-ticket-menu.tsx';
