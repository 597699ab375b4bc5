import * as z from 'zod/mini';
import { defineEndpoints, list, ok } from '../core/calls.ts';
import { portfolio, portfolioDevice, portfolioDevicesQuery, portfolioMeter, portfolioQuery } from './portfolio.ts';
import { portfolioRoutes } from './portfolio-routes.ts';
import { ticketReport, ticketReportQuery } from './ticket-report.ts';

/** Schemas, rights and limits of the calls behind the dashboard of all buildings. */
export const portfolioEndpoints = defineEndpoints(portfolioRoutes, 'portfolio', {
  getPortfolio: ok(
    'Every building the person may see, in numbers that can be compared',
    { kind: 'filtered', permission: 'building.view' },
    portfolio,
    { query: portfolioQuery },
  ),
  listPortfolioDevices: list(
    'The devices behind the numbers, over all buildings',
    { kind: 'filtered', permission: 'device.view' },
    portfolioDevice,
    { query: portfolioDevicesQuery },
  ),
  listPortfolioMeters: ok(
    'The meters that the energy of the buildings is the sum of, the largest first',
    { kind: 'filtered', permission: 'telemetry.view' },
    z.array(portfolioMeter),
    { query: portfolioQuery },
  ),
  getTicketReport: ok(
    'How the tickets of a month were answered and resolved, beside the month before',
    { kind: 'filtered', permission: 'ticket.view' },
    ticketReport,
    { query: ticketReportQuery },
  ),
});
