export { portfolioEndpoints } from './portfolio-endpoints.ts';
export {
  portfolio,
  portfolioBuilding,
  portfolioDevice,
  portfolioDevicesQuery,
  portfolioMeter,
  portfolioQuery,
  type Portfolio,
  type PortfolioBuilding,
  type PortfolioDevice,
  type PortfolioMeter,
} from './portfolio.ts';
export {
  ticketReport,
  ticketReportQuery,
  type MonthOfTickets,
  type TicketReport,
  type TicketReportQuery,
} from './ticket-report.ts';
