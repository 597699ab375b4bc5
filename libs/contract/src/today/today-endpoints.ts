import { defineEndpoints, ok } from '../core/calls.ts';
import { today, todayQuery } from './today.ts';
import { todayRoutes } from './today-routes.ts';

/** Schemas, rights and limits of the call behind Beranda. Each source narrows its rows to what the person may see. */
export const todayEndpoints = defineEndpoints(todayRoutes, 'portfolio', {
  getToday: ok(
    'What needs the person today, over all their buildings or in one',
    { kind: 'filtered', permission: 'building.view' },
    today,
    { query: todayQuery },
  ),
});
