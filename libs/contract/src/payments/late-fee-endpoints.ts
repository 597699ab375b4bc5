import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { lateFeeRoutes } from './late-fee-routes.ts';
import { lateFeePolicy, lateFeePolicyDraft, lateFeePreview, lateFeeQuery, lateFeeRow } from './late-fees.ts';

const often = { max: 60, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about late fees. */
export const lateFeeEndpoints = defineEndpoints(lateFeeRoutes, 'billing', {
  listLateFeePolicies: ok(
    'What organisation, building and units say of late fees, the newest first; at most 200',
    may('bill.view', 'building'),
    z.array(lateFeePolicy),
  ),
  createLateFeePolicy: created(
    'Say what is charged for paying late, in a building or for one unit; what is due by now is charged at once',
    may('bill.approve', 'building'),
    lateFeePolicy,
    { body: lateFeePolicyDraft, rateLimit: often, stepUp: true },
  ),
  createSharedLateFeePolicy: created(
    'Say what is charged for paying late, in all buildings that do not say it themselves',
    may('bill.approve', 'organization', { reach: 'everywhere' }),
    lateFeePolicy,
    { body: lateFeePolicyDraft, rateLimit: often, stepUp: true },
  ),
  previewLateFees: ok(
    'What would be charged today in a building, if a draft held',
    may('bill.update', 'building'),
    lateFeePreview,
    {
      body: lateFeePolicyDraft,
      rateLimit: often,
    },
  ),
  listLateFees: list('Late fees of a building, the newest first', may('bill.view', 'building'), lateFeeRow, {
    query: lateFeeQuery,
  }),
});
