import type { instalmentEndpoints } from '@imah/contract/payments';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, notFound } from '@imah/server-platform/http';
import { getBill } from '../bills/own-bills.ts';
import { answerPlan } from './answer-plan.ts';
import { cancelPlan } from './cancel-plan.ts';
import { createPlan } from './create-plan.ts';
import { getPlan, listOwnPlans, listPlans, listPlansOfBill } from './list-plans.ts';
import { previewPlan } from './preview-plan.ts';

export function instalmentHandlers(context: ServerContext): Pick<Handlers, keyof typeof instalmentEndpoints> {
  const { db, now } = context;
  return {
    previewInstalments: async ({ edit, query }) => ({ data: await previewPlan(db, edit, query) }),
    createInstalmentPlan: async ({ edit, body }) => ({ data: await createPlan(context, edit, body) }),
    listInstalmentPlans: ({ actor, edit, query }) => listPlans(db, edit, query, { actor, now: now() }),
    cancelInstalmentPlan: async ({ edit, params, body }) => ({
      data: await cancelPlan(context, { ...edit, planId: params.instalmentPlanId }, body.reason),
    }),
    listOwnInstalmentPlans: async ({ actor }) => ({ data: await listOwnPlans(db, actor, now()) }),
    listBillInstalmentPlans: async ({ actor, params: { billId } }) => {
      // Who reads a bill reads how it is paid.
      await getBill(db, actor, billId);
      return { data: await listPlansOfBill(db, billId, { actor, now: now() }) };
    },
    getInstalmentPlan: async ({ actor, params }) => ({
      data: await getPlan(db, params.instalmentPlanId, { actor, now: now() }),
    }),
    answerInstalmentPlan: async ({ actor, request, params, version, body }) => {
      const planId = params.instalmentPlanId;
      const row = await db
        .selectFrom('instalment_plan')
        .select('org_id as orgId')
        .where('id', '=', planId)
        .executeTakeFirst();
      if (row === undefined || !actor.memberships.some(({ orgId }) => orgId === row.orgId)) throw notFound();
      const edit = { ...row, actor, requestId: request.id, now: now(), version, planId };
      return { data: await answerPlan(context, edit, body) };
    },
  };
}
