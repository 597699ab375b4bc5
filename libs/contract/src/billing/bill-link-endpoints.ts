import * as z from 'zod/mini';
import { anyone, created, defineEndpoints, may, noContent, ok } from '../core/calls.ts';
import { locales } from '../core/locale.ts';
import { billLink, billLinkDraft, newBillLink, sharedBill } from './bill-link.ts';
import { billLinkRoutes } from './bill-link-routes.ts';

const sharing = may('bill.update', 'building');
const params = z.object({ token: z.string().check(z.minLength(1), z.maxLength(80)) });

/** Schemas, rights and limits of the calls about links to bills. */
export const billLinkEndpoints = defineEndpoints(billLinkRoutes, 'billing', {
  listBillLinks: ok('Links to a bill, the newest first; at most 100', sharing, z.array(billLink)),
  createBillLink: created('A link by which anybody reads a bill until it expires; at most 20 are good at once', sharing, newBillLink, {
    body: billLinkDraft,
    errors: [409],
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
  withdrawBillLink: noContent('A link to a bill stops working', sharing),
  getSharedBill: ok(
    'The bill of a link; one that is unknown, has expired or was withdrawn answers alike',
    anyone,
    sharedBill,
    { params, errors: [404], rateLimit: { max: 60, windowSeconds: 60 } },
  ),
  downloadSharedBill: {
    summary: 'The bill of a link, as PDF',
    access: anyone,
    params,
    query: z.object({ language: z._default(z.enum(locales), 'id') }),
    byteTypes: ['application/pdf'],
    response: { status: 200 },
    errors: [404],
    rateLimit: { max: 20, windowSeconds: 60 },
  },
});
