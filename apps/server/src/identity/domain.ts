import { accountHandlers } from '../account/account-handlers.ts';
import type { ServerContext } from '../context.ts';
import type { ServerDomain } from '../http/server-domain.ts';
import { identityHandlers } from './identity-handlers.ts';
import { startIdentityJobs } from './identity-jobs.ts';

export const identityDomain = {
  handlers: (context: ServerContext) => ({ ...identityHandlers(context), ...accountHandlers(context) }),
  startJobs: startIdentityJobs,
} satisfies ServerDomain;
