import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';
const runs = `${building}/billing-runs` as const;

/** The calls about tariffs, runs and bills. */
export const billingRoutes = {
  listTariffs: { method: 'GET', path: `${building}/tariffs`, retry: true },
  createTariff: { method: 'POST', path: `${building}/tariffs`, retry: false },
  tryTariff: { method: 'POST', path: `${building}/tariff-trials`, retry: false },
  listBillingRuns: { method: 'GET', path: runs, retry: true },
  createBillingRun: { method: 'POST', path: runs, retry: false },
  getBillingRun: { method: 'GET', path: `${runs}/{runId}`, retry: true },
  stopBillingRun: { method: 'POST', path: `${runs}/{runId}/stop`, retry: false },
  moveBillingRun: { method: 'POST', path: `${runs}/{runId}/moves`, retry: false, ifMatch: true },
  listOwnBills: { method: 'GET', path: '/api/v1/own-bills', retry: true },
  getBill: { method: 'GET', path: '/api/v1/bills/{billId}', retry: true },
} as const satisfies RouteTable;
