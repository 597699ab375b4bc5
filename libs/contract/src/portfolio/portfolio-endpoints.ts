import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { answer, listAnswer } from '../core/list.ts';
import { portfolio, portfolioDevice, portfolioDevicesQuery, portfolioMeter, portfolioQuery } from './portfolio.ts';
import { portfolioRoutes } from './portfolio-routes.ts';

const tag = 'portfolio';

/** Schemas, rights and limits of the calls behind the dashboard of all buildings. */
export const portfolioEndpoints = defineEndpoints(portfolioRoutes, {
  getPortfolio: {
    summary: 'Every building the person may see, in numbers that can be compared',
    tag,
    access: { kind: 'filtered', permission: 'building.view' },
    query: portfolioQuery,
    response: { status: 200, schema: answer(portfolio) },
  },
  listPortfolioDevices: {
    summary: 'The devices behind the numbers, over all buildings',
    tag,
    access: { kind: 'filtered', permission: 'device.view' },
    query: portfolioDevicesQuery,
    response: { status: 200, schema: listAnswer(portfolioDevice) },
  },
  listPortfolioMeters: {
    summary: 'The meters that the energy of the buildings is the sum of, the largest first',
    tag,
    access: { kind: 'filtered', permission: 'telemetry.view' },
    query: portfolioQuery,
    response: { status: 200, schema: answer(z.array(portfolioMeter)) },
  },
});
