import type { planEndpoints } from '@imah/contract/plans';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { discardPlanDraft, publishPlan, restorePlan, savePlanDraft } from './change-plan.ts';
import { keepPlanPicture } from './plan-pictures.ts';
import { readPlanFloors } from './plan-rows.ts';
import { getDraft, getPlan, listVersions } from './read-plan.ts';

export function planHandlers(context: ServerContext): Pick<Handlers, keyof typeof planEndpoints> {
  const { db } = context;
  return {
    listPlans: async ({ edit }) => ({ data: await readPlanFloors(db, edit) }),
    getPlan: async ({ actor, edit }) => ({ data: await getPlan(db, actor, edit) }),
    getPlanDraft: async ({ actor, edit }) => ({ data: await getDraft(db, actor, edit) }),
    savePlanDraft: async ({ edit, body }) => ({ data: await savePlanDraft(context, edit, body) }),
    discardPlanDraft: async ({ edit }) => ({ data: await discardPlanDraft(context, edit) }),
    listPlanVersions: async ({ edit }) => ({ data: await listVersions(db, edit) }),
    publishPlan: async ({ edit }) => ({ data: await publishPlan(context, edit) }),
    restorePlan: async ({ edit, body }) => ({ data: await restorePlan(context, edit, body.number) }),
    sendPlanPicture: async ({ actor, edit, query, body }) => ({
      data: await keepPlanPicture(context, { orgId: edit.orgId, userId: actor.userId }, query.id, body),
    }),
  };
}
