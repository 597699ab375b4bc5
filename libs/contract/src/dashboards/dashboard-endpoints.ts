import * as z from 'zod/mini';
import { created, defineEndpoints, may, ok } from '../core/calls.ts';
import { dashboard, dashboardContent, dashboardDraft, dashboardRestoration, dashboardVersion } from './dashboard.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { buildingEnergy, floorStates, ranking, rankingQuery } from './figures.ts';

const arranging = may('dashboard.update', 'building');
/** While somebody arranges, each rest of the hand is saved. */
const rateLimit = { max: 120, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about a building's dashboard. */
export const dashboardEndpoints = defineEndpoints(dashboardRoutes, 'dashboards', {
  getDashboard: ok(
    'The dashboard of a building; what the person may not see on it is withheld',
    may('dashboard.view', 'building'),
    dashboard,
  ),
  getDashboardDraft: ok('The dashboard as it is being arranged, or as it is published', arranging, dashboardDraft),
  saveDashboardDraft: ok('Keep what was arranged so far; nobody else sees it yet', arranging, dashboardDraft, {
    body: dashboardContent,
    rateLimit,
  }),
  discardDashboardDraft: ok('Leave what was arranged; what is published stays', arranging, dashboardDraft),
  listDashboardVersions: ok('The publications that are kept, newest first', arranging, z.array(dashboardVersion)),
  publishDashboard: created(
    'Show everybody what was arranged; open pages hear of it; 409 where nothing was',
    arranging,
    dashboardDraft,
    { errors: [409], rateLimit: { max: 30, windowSeconds: 60 } },
  ),
  restoreDashboard: ok(
    'Make an earlier publication the draft; nobody else sees it before it is published',
    arranging,
    dashboardDraft,
    { body: dashboardRestoration, rateLimit },
  ),
  getBuildingEnergy: ok(
    'Electricity of the month beside the month before; null where no meter counts it',
    may('telemetry.view', 'building'),
    z.nullable(buildingEnergy),
  ),
  getRanking: ok(
    'Devices of a type, or their units, by a metric; none for who may not see all devices',
    may('telemetry.view', 'building'),
    ranking,
    { query: rankingQuery },
  ),
  listUnitStates: ok(
    'The units by floor, with alarms and tickets as far as the person may see them',
    may('unit.view', 'building'),
    z.array(floorStates),
  ),
});
