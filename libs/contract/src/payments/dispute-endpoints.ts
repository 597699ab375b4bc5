import * as z from 'zod/mini';
import { created, defineEndpoints, may, ok } from '../core/calls.ts';
import { dispute, disputeAnswer, disputeDraft, openDispute } from './disputes.ts';
import { disputeRoutes } from './dispute-routes.ts';

/** The handler narrows it to the bills of the person; who sees those of a building reads what was said against them. */
const own = { kind: 'filtered', permission: 'bill.view' } as const;
const often = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about disputes. */
export const disputeEndpoints = defineEndpoints(disputeRoutes, 'billing', {
  listBillDisputes: ok('What was said against a bill and answered, the newest first', own, z.array(dispute)),
  createBillDispute: created('Say that lines of an own bill that is open are wrong, and why', own, dispute, {
    body: disputeDraft,
    errors: [409],
    rateLimit: often,
  }),
  listOpenDisputes: ok(
    'Disputes of a building that wait for their answer, the oldest first; at most 200',
    may('bill.update', 'building'),
    z.array(openDispute),
  ),
  answerBillDispute: ok(
    'Answer a dispute: accepted, a credit note takes back what was wrong; refused, all of it is asked for again',
    may('bill.approve', 'building'),
    dispute,
    { body: disputeAnswer, errors: [409], rateLimit: often, stepUp: true },
  ),
});
