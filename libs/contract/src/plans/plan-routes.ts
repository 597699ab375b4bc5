import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';
const plan = `${building}/floors/{floorId}/plan` as const;

/** The calls about the plans of a building's floors. */
export const planRoutes = {
  listPlans: { method: 'GET', path: `${building}/plans`, retry: true },
  getPlan: { method: 'GET', path: plan, retry: true },
  getPlanDraft: { method: 'GET', path: `${plan}/draft`, retry: true },
  savePlanDraft: { method: 'PUT', path: `${plan}/draft`, retry: false, ifMatch: true },
  discardPlanDraft: { method: 'DELETE', path: `${plan}/draft`, retry: false, ifMatch: true },
  listPlanVersions: { method: 'GET', path: `${plan}/versions`, retry: true },
  publishPlan: { method: 'POST', path: `${plan}/versions`, retry: true, ifMatch: true, idempotencyKey: true },
  restorePlan: { method: 'POST', path: `${plan}/restoration`, retry: false, ifMatch: true },
  sendPlanPicture: { method: 'POST', path: `${building}/plan-pictures`, retry: false, bytes: 'sent' },
} as const satisfies RouteTable;
