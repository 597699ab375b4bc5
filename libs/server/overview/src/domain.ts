import { fileURLToPath } from 'node:url';
import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { dashboardHandlers } from './dashboards/dashboard-handlers.ts';
import { planHandlers } from './plans/plan-handlers.ts';
import { planFileSubjects, purgePlanPictures } from './plans/plan-pictures.ts';
import { portfolioHandlers } from './portfolio/portfolio-handlers.ts';
import { todayHandlers } from './today/today-handlers.ts';
import { wallAccess } from './walls/wall-access.ts';
import { wallHandlers } from './walls/wall-handlers.ts';

/** What is read over several domains. */
export const overviewDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext) => ({
    ...dashboardHandlers(context),
    ...planHandlers(context),
    ...portfolioHandlers(context),
    ...todayHandlers(context),
    ...wallHandlers(context),
  }),
  keyedHandlers: (context: ServerContext) => ({ ...dashboardHandlers(context), ...planHandlers(context) }),
  ports: { fileSubjects: planFileSubjects, filePurges: [purgePlanPictures], walls: wallAccess },
} satisfies ServerDomain;
