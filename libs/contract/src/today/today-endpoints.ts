import { defineEndpoints } from '../core/endpoint.ts';
import { answer } from '../core/list.ts';
import { today } from './today.ts';
import { todayRoutes } from './today-routes.ts';

/** Schemas, rights and limits of the call behind Beranda. Each source narrows its rows to what the person may see. */
export const todayEndpoints = defineEndpoints(todayRoutes, {
  getToday: {
    summary: 'What needs the person today, over all their buildings',
    tag: 'portfolio',
    access: { kind: 'filtered', permission: 'building.view' },
    response: { status: 200, schema: answer(today) },
  },
});
