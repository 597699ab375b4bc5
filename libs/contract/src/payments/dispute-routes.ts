import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';
const ofBill = '/api/v1/bills/{billId}/disputes';

/** The calls about what payers say against their bills. */
export const disputeRoutes = {
  listBillDisputes: { method: 'GET', path: ofBill, retry: true },
  createBillDispute: { method: 'POST', path: ofBill, retry: false },
  listOpenDisputes: { method: 'GET', path: `${building}/open-disputes`, retry: true },
  answerBillDispute: {
    method: 'POST',
    path: `${building}/bills/{billId}/disputes/{disputeId}/answer`,
    retry: false,
    ifMatch: true,
  },
} as const satisfies RouteTable;
