import { fileURLToPath } from 'node:url';
import { auditHandlers } from '../audit/audit-handlers.ts';
import type { ServerContext } from '../context.ts';
import { fileHandlers } from '../files/file-handlers.ts';
import { startFileJobs } from '../files/file-jobs.ts';
import type { ServerDomain } from './server-domain.ts';

/** The calls that the platform answers itself. */
export const platformDomain = {
  migrations: fileURLToPath(new URL('../../migrations', import.meta.url)),
  handlers: (context: ServerContext) => ({ ...auditHandlers(context), ...fileHandlers(context) }),
  startJobs: startFileJobs,
} satisfies ServerDomain;
