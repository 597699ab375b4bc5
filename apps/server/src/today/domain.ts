import type { ServerContext } from '../context.ts';
import type { ServerDomain } from '../http/server-domain.ts';
import { portfolioHandlers } from '../portfolio/portfolio-handlers.ts';
import { todayHandlers } from './today-handlers.ts';

/** What is read over several domains. */
export const overviewDomain = {
  handlers: (context: ServerContext) => ({ ...portfolioHandlers(context), ...todayHandlers(context) }),
} satisfies ServerDomain;
