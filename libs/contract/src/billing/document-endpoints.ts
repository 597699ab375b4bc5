import * as z from 'zod/mini';
import { defineEndpoints, may } from '../core/calls.ts';
import { locales } from '../core/locale.ts';
import { documentRoutes } from './document-routes.ts';

/** In which language a document is written. */
const query = z.object({ language: z._default(z.enum(locales), 'id') });
const pdf = { query, byteTypes: ['application/pdf'], response: { status: 200 } } as const;
const often = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls that answer documents: each may be read by whoever reads its record. */
export const documentEndpoints = defineEndpoints(documentRoutes, 'billing', {
  downloadBill: {
    summary: 'A bill that was issued, as PDF',
    access: { kind: 'filtered', permission: 'bill.view' },
    rateLimit: often,
    ...pdf,
  },
  downloadReceipt: {
    summary: 'The receipt of a payment, as PDF',
    access: { kind: 'filtered', permission: 'payment.view' },
    rateLimit: often,
    ...pdf,
  },
  downloadCreditNote: {
    summary: 'A credit note of a bill, as PDF',
    access: { kind: 'filtered', permission: 'bill.view' },
    rateLimit: often,
    ...pdf,
  },
  downloadRunBills: {
    summary: 'All bills of a run that was issued, as one PDF; the download is itself written down',
    access: may('bill.view', 'building'),
    errors: [409],
    rateLimit: { max: 6, windowSeconds: 60 },
    ...pdf,
  },
});
