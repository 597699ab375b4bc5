import { fileURLToPath } from 'node:url';
import { accountHandlers } from './account/account-handlers.ts';
import type { ServerContext } from '@imah/server-platform';
import type { ServerDomain } from '@imah/server-platform/http';
import { identityHandlers } from './identity-handlers.ts';
import { startIdentityJobs } from './identity-jobs.ts';

export const identityDomain = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  handlers: (context: ServerContext) => ({ ...identityHandlers(context), ...accountHandlers(context) }),
  startJobs: startIdentityJobs,
} satisfies ServerDomain;
