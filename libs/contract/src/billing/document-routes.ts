import type { RouteTable } from '../core/route.ts';

/** The calls that answer bills, credit notes and receipts as PDF. */
export const documentRoutes = {
  downloadBill: { method: 'GET', path: '/api/v1/bills/{billId}/pdf', retry: true, bytes: 'answered' },
  downloadReceipt: { method: 'GET', path: '/api/v1/payments/{paymentId}/pdf', retry: true, bytes: 'answered' },
  downloadCreditNote: {
    method: 'GET',
    path: '/api/v1/bills/{billId}/credit-notes/{creditNoteId}/pdf',
    retry: true,
    bytes: 'answered',
  },
  downloadRunBills: {
    method: 'GET',
    path: '/api/v1/buildings/{buildingId}/billing-runs/{runId}/pdf',
    retry: false,
    bytes: 'answered',
  },
} as const satisfies RouteTable;
