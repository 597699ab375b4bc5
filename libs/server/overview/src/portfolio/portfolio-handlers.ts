import { id } from '@imah/contract/core';
import type { portfolioEndpoints } from '@imah/contract/portfolio';
import * as z from 'zod/mini';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, readCursor, writeCursor } from '@imah/server-platform/http';
import { readMeters } from './energy.ts';
import { listDevices } from './list-devices.ts';
import { readTicketReport } from '../ticket-report/read-ticket-report.ts';
import { readPortfolio } from './read-portfolio.ts';

const position = z.object({ building: z.string(), name: z.string(), id });

export function portfolioHandlers({ db, now }: ServerContext): Pick<Handlers, keyof typeof portfolioEndpoints> {
  return {
    getPortfolio: async ({ actor, query }) => ({ data: await readPortfolio(db, actor, query.period, now()) }),
    listPortfolioDevices: async ({ actor, query }) => {
      const after = readCursor(position, query.cursor);
      const { data, next } = await listDevices(db, actor, { limit: query.limit, status: query.status, after });
      return { data, meta: { nextCursor: next === null ? null : writeCursor(next) } };
    },
    getTicketReport: async ({ actor, query }) => ({ data: await readTicketReport(db, actor, query, now()) }),
    listPortfolioMeters: async ({ actor, query }) => ({ data: await readMeters(db, actor, query.period, now()) }),
  };
}
