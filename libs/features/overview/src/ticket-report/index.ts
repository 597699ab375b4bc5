export { TicketReportPage } from './ticket-report-page.tsx';
