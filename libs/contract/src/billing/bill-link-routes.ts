import type { RouteTable } from '../core/route.ts';

const ofBill = '/api/v1/buildings/{buildingId}/bills/{billId}/links';

/** The calls about links by which anybody reads a bill, and those of whoever follows one. */
export const billLinkRoutes = {
  listBillLinks: { method: 'GET', path: ofBill, retry: true },
  createBillLink: { method: 'POST', path: ofBill, retry: false },
  withdrawBillLink: { method: 'DELETE', path: `${ofBill}/{linkId}`, retry: false },
  getSharedBill: { method: 'GET', path: '/api/v1/shared-bills/{token}', retry: true },
  downloadSharedBill: { method: 'GET', path: '/api/v1/shared-bills/{token}/pdf', retry: true, bytes: 'answered' },
} as const satisfies RouteTable;
