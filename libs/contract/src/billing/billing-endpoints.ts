import * as z from 'zod/mini';
import { created, defineEndpoints, may, ok } from '../core/calls.ts';
import { billingRoutes } from './billing-routes.ts';
import { bill, billingReview, billingRun, billingRunDraft, billingRunMove, billRow } from './billing.ts';
import { tariff, tariffDraft } from './tariff.ts';
import { tariffTrial, tariffTrialDraft } from './tariff-trial.ts';

/** The handler narrows it to the bills of the person; one bill is also read by who sees those of its building. */
const own = { kind: 'filtered', permission: 'bill.view' } as const;
const often = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about tariffs, runs and bills. */
export const billingEndpoints = defineEndpoints(billingRoutes, 'billing', {
  listTariffs: ok('The tariffs of a building, the newest first', may('tariff.view', 'building'), z.array(tariff)),
  createTariff: created(
    'Set a tariff from a month on; the one before it ends there',
    may('tariff.create', 'building'),
    tariff,
    { body: tariffDraft, errors: [409], rateLimit: often },
  ),
  tryTariff: ok(
    'What a tariff would have asked for in a month that is over, and who would have paid more or less',
    may('tariff.create', 'building'),
    tariffTrial,
    { body: tariffTrialDraft, rateLimit: often },
  ),
  listBillingRuns: ok(
    'The runs of a building, the newest month first',
    may('bill.update', 'building'),
    z.array(billingRun),
  ),
  createBillingRun: created(
    'Prepare the bills of a building for a month; one run a month',
    may('bill.create', 'building'),
    billingRun,
    { body: billingRunDraft, errors: [409], rateLimit: often },
  ),
  getBillingRun: ok(
    'A run with its bills, and the units that it leaves out',
    may('bill.update', 'building'),
    billingReview,
  ),
  moveBillingRun: ok(
    'Reckon a run, say that it was looked at, or issue it for good and tell its payers; of many units it goes on as `work`',
    may('bill.transition', 'building'),
    billingReview,
    { body: billingRunMove, errors: [409], rateLimit: often },
  ),
  stopBillingRun: ok(
    'End the work on a run that goes on after its call; what it has done so far is taken back',
    may('bill.transition', 'building'),
    billingReview,
    { rateLimit: often },
  ),
  listOwnBills: ok("One's own bills that were issued, the newest first", own, z.array(billRow)),
  getBill: ok('A bill that was issued, with how each line came about and what was paid of it', own, bill),
});
