import type { RouteTable } from '../core/route.ts';

/** The calls about credit notes. */
export const creditNoteRoutes = {
  listCreditNotes: { method: 'GET', path: '/api/v1/bills/{billId}/credit-notes', retry: true },
  createCreditNote: {
    method: 'POST',
    path: '/api/v1/buildings/{buildingId}/bills/{billId}/credit-notes',
    retry: true,
    idempotencyKey: true,
  },
} as const satisfies RouteTable;
