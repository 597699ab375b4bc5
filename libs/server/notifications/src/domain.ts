import { fileURLToPath } from 'node:url';
import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { escalationHandlers } from './escalation/escalation-handlers.ts';
import { startEscalationJobs } from './escalation/run-escalations.ts';
import { notificationHandlers } from './notification-handlers.ts';

export const notificationsDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext) => ({ ...notificationHandlers(context), ...escalationHandlers(context) }),
  startJobs: startEscalationJobs,
} satisfies ServerDomain;
