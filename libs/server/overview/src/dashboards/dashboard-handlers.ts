import type { dashboardEndpoints } from '@imah/contract/dashboards';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { discardDraft, publish, restoreVersion, saveDraft } from './change-dashboard.ts';
import { draftOf, getDashboard, listVersions, readKnown } from './read-dashboard.ts';

export function dashboardHandlers(context: ServerContext): Pick<Handlers, keyof typeof dashboardEndpoints> {
  const { db } = context;
  return {
    getDashboard: async ({ actor, edit }) => ({ data: await getDashboard(db, actor, edit) }),
    getDashboardDraft: async ({ actor, edit }) => ({
      data: await draftOf(db, actor, edit, await readKnown(db, edit)),
    }),
    saveDashboardDraft: async ({ edit, body }) => ({ data: await saveDraft(context, edit, body) }),
    discardDashboardDraft: async ({ edit }) => ({ data: await discardDraft(context, edit) }),
    listDashboardVersions: async ({ edit }) => ({ data: await listVersions(db, edit) }),
    publishDashboard: async ({ edit }) => ({ data: await publish(context, edit) }),
    restoreDashboard: async ({ edit, body }) => ({ data: await restoreVersion(context, edit, body.number) }),
  };
}
