import * as z from 'zod/mini';
import { anyone, created, defineEndpoints, noContent, ok } from '../core/calls.ts';
import { billLink, billLinkDraft, billLinkToken, newBillLink, sharedBill, sharedBillAsked } from './bill-link.ts';
import { billLinkRoutes } from './bill-link-routes.ts';

/** The handler narrows it to bills of the person, and to those of buildings whose bills they may change. */
const sharing = { kind: 'filtered', permission: 'bill.view' } as const;

/** Schemas, rights and limits of the calls about links to bills. */
export const billLinkEndpoints = defineEndpoints(billLinkRoutes, 'billing', {
  listBillLinks: ok(
    'Links to a bill, the newest first; at most 100. For its payer and who changes bills',
    sharing,
    z.array(billLink),
  ),
  createBillLink: created(
    'A link by which anybody reads a bill until it expires; 20 are good at once',
    sharing,
    newBillLink,
    {
      body: billLinkDraft,
      errors: [409],
      rateLimit: { max: 30, windowSeconds: 60 },
    },
  ),
  withdrawBillLink: noContent('A link to a bill stops working', sharing),
  readSharedBill: ok(
    'The bill of a link; one that is unknown, has expired or was withdrawn answers alike',
    anyone,
    sharedBill,
    { body: billLinkToken, errors: [404], rateLimit: { max: 60, windowSeconds: 60 } },
  ),
  downloadSharedBill: {
    summary: 'The bill of a link, as PDF',
    access: anyone,
    body: sharedBillAsked,
    byteTypes: ['application/pdf'],
    response: { status: 200 },
    errors: [404],
    rateLimit: { max: 20, windowSeconds: 60 },
  },
});
