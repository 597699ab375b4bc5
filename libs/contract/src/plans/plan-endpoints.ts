import * as z from 'zod/mini';
import { created, defineEndpoints, may, ok } from '../core/calls.ts';
import { fileBytes } from '../files/file.ts';
import {
  plan,
  planContent,
  planDraft,
  planFloor,
  planPicture,
  planPictureQuery,
  planRestoration,
  planVersion,
} from './plan.ts';
import { planPictureLimits } from './words.ts';
import { planRoutes } from './plan-routes.ts';

const viewing = may('plan.view', 'building');
const drawing = may('plan.update', 'building');
/** While somebody draws, each rest of the hand is saved. */
const rateLimit = { max: 120, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about the plans of a building's floors. */
export const planEndpoints = defineEndpoints(planRoutes, 'plans', {
  listPlans: ok('The floors of a building from below, each with the number of its plan', viewing, z.array(planFloor)),
  getPlan: ok('The plan of a floor; what the person may not see on it is left out', viewing, plan),
  getPlanDraft: ok('The plan as it is being drawn, or as it is published', drawing, planDraft),
  savePlanDraft: ok('Keep what was drawn so far; nobody else sees it yet', drawing, planDraft, {
    body: planContent,
    bodyLimit: 1_048_576,
    rateLimit,
  }),
  discardPlanDraft: ok('Leave what was drawn; what is published stays', drawing, planDraft),
  listPlanVersions: ok('The publications of a plan that are kept, newest first', drawing, z.array(planVersion)),
  publishPlan: created(
    'Show everybody what was drawn; open pages hear of it; 409 where nothing was',
    drawing,
    planDraft,
    {
      errors: [409],
      rateLimit: { max: 30, windowSeconds: 60 },
    },
  ),
  restorePlan: ok(
    'Make an earlier publication the draft; nobody else sees it before it is published',
    drawing,
    planDraft,
    {
      body: planRestoration,
      rateLimit,
    },
  ),
  sendPlanPicture: created(
    'A picture for a plan: PNG, JPEG, WebP, or SVG, of which only what it shows is kept',
    drawing,
    planPicture,
    {
      query: planPictureQuery,
      body: fileBytes,
      bodyLimit: planPictureLimits.bytes,
      errors: [409, 413, 415, 422],
      rateLimit: { max: 20, windowSeconds: 60 },
    },
  ),
});
