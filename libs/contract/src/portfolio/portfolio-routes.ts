import type { RouteTable } from '../core/route.ts';

/** The calls behind the dashboard of all buildings. */
export const portfolioRoutes = {
  getPortfolio: { method: 'GET', path: '/api/v1/portfolio', retry: true },
  listPortfolioDevices: { method: 'GET', path: '/api/v1/portfolio/devices', retry: true },
  listPortfolioMeters: { method: 'GET', path: '/api/v1/portfolio/meters', retry: true },
  getTicketReport: { method: 'GET', path: '/api/v1/portfolio/tickets', retry: true },
} as const satisfies RouteTable;
