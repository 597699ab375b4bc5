import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';
const one = '/api/v1/instalment-plans/{instalmentPlanId}';

/** The calls about plans of instalments. */
export const instalmentRoutes = {
  previewInstalments: { method: 'GET', path: `${building}/instalment-preview`, retry: true },
  createInstalmentPlan: { method: 'POST', path: `${building}/instalment-plans`, retry: false },
  listInstalmentPlans: { method: 'GET', path: `${building}/instalment-plans`, retry: true },
  cancelInstalmentPlan: {
    method: 'POST',
    path: `${building}/instalment-plans/{instalmentPlanId}/cancellation`,
    retry: false,
    ifMatch: true,
  },
  listOwnInstalmentPlans: { method: 'GET', path: '/api/v1/own-instalment-plans', retry: true },
  listBillInstalmentPlans: { method: 'GET', path: '/api/v1/bills/{billId}/instalment-plans', retry: true },
  getInstalmentPlan: { method: 'GET', path: one, retry: true },
  answerInstalmentPlan: { method: 'POST', path: `${one}/answer`, retry: false, ifMatch: true },
} as const satisfies RouteTable;
