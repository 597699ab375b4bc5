import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { portfolioHandlers } from './portfolio/portfolio-handlers.ts';
import { todayHandlers } from './today/today-handlers.ts';

/** What is read over several domains. */
export const overviewDomain = {
  handlers: (context: ServerContext) => ({ ...portfolioHandlers(context), ...todayHandlers(context) }),
} satisfies ServerDomain;
