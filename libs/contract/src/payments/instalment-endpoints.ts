import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { instalmentRoutes } from './instalment-routes.ts';
import {
  instalmentAnswer,
  instalmentCancellation,
  instalmentDraft,
  instalmentListQuery,
  instalmentPlan,
  instalmentPreview,
  instalmentPreviewQuery,
} from './instalments.ts';

/** The handler narrows it to plans of the person; who sees the bills of a building sees its plans. */
const own = { kind: 'filtered', permission: 'bill.view' } as const;
const decided = may('bill.approve', 'building');
const often = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about plans of instalments. */
export const instalmentEndpoints = defineEndpoints(instalmentRoutes, 'billing', {
  previewInstalments: ok(
    'Which open bills a payer has, and in which parts they would be paid',
    decided,
    instalmentPreview,
    {
      query: instalmentPreviewQuery,
    },
  ),
  createInstalmentPlan: created(
    'Propose to a payer to pay bills in parts; without an account of theirs it holds at once',
    decided,
    instalmentPlan,
    { body: instalmentDraft, errors: [409], rateLimit: often, stepUp: true },
  ),
  listInstalmentPlans: list(
    'Plans of instalments of a building, the newest first',
    may('bill.view', 'building'),
    instalmentPlan,
    { query: instalmentListQuery },
  ),
  cancelInstalmentPlan: ok('Give a plan of instalments up: its bills are due as they were', decided, instalmentPlan, {
    body: instalmentCancellation,
    errors: [409],
    rateLimit: often,
    stepUp: true,
  }),
  listOwnInstalmentPlans: ok(
    'One’s own plans of instalments, the newest first; at most 50',
    own,
    z.array(instalmentPlan),
  ),
  listBillInstalmentPlans: ok(
    'The plans by which a bill is or was to be paid, the newest first; at most 50',
    own,
    z.array(instalmentPlan),
  ),
  getInstalmentPlan: ok('A plan of instalments with its parts and bills', own, instalmentPlan),
  answerInstalmentPlan: ok('Agree to a plan of instalments of one’s own, or refuse it', own, instalmentPlan, {
    body: instalmentAnswer,
    errors: [409],
    rateLimit: often,
  }),
});
