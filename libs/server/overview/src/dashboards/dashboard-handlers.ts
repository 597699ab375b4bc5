import type { dashboardEndpoints } from '@imah/contract/dashboards';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { discardDraft, publish, restoreVersion, saveDraft } from './change-dashboard.ts';
import { readBuildingEnergy } from './building-energy.ts';
import { readRanking } from './ranking.ts';
import { draftOf, getDashboard, listVersions, readKnown } from './read-dashboard.ts';
import { listUnitStates } from './unit-states.ts';

export function dashboardHandlers(context: ServerContext): Pick<Handlers, keyof typeof dashboardEndpoints> {
  const { db, now } = context;
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
    getBuildingEnergy: async ({ actor, edit }) => ({ data: await readBuildingEnergy(db, actor, edit, now()) }),
    getRanking: async ({ actor, edit, query }) => ({ data: await readRanking(db, actor, edit, query, now()) }),
    listUnitStates: async ({ actor, edit }) => ({ data: [...(await listUnitStates(db, actor, edit))] }),
  };
}
