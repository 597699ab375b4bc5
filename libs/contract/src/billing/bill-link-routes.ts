import type { RouteTable } from '../core/route.ts';

const ofBill = '/api/v1/bills/{billId}/links';
/** A token stands in no address, so that no log on the way keeps it. */
const shared = '/api/v1/shared-bills';

/** The calls about links by which anybody reads a bill, and those of whoever follows one. */
export const billLinkRoutes = {
  listBillLinks: { method: 'GET', path: ofBill, retry: true },
  createBillLink: { method: 'POST', path: ofBill, retry: false },
  withdrawBillLink: { method: 'DELETE', path: `${ofBill}/{linkId}`, retry: false },
  readSharedBill: { method: 'POST', path: `${shared}/read`, retry: false },
  downloadSharedBill: { method: 'POST', path: `${shared}/pdf`, retry: false, bytes: 'answered' },
} as const satisfies RouteTable;
