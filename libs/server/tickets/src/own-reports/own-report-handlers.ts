import type { ownReportEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { readOwnReports } from './read-own-reports.ts';

export function ownReportHandlers({ db, now }: ServerContext): Pick<Handlers, keyof typeof ownReportEndpoints> {
  return { listOwnReports: async ({ actor }) => ({ data: await readOwnReports(db, actor, now()) }) };
}
