import { defineEndpoints } from '../core/endpoint.ts';
import { answer } from '../core/list.ts';
import { searchAnswer, searchQuery } from './search.ts';
import { searchRoutes } from './search-routes.ts';

/** Schema and right of the search. Each kind of hit is narrowed to what its own right grants; see `searchPermissions`. */
export const searchEndpoints = defineEndpoints(searchRoutes, {
  search: {
    summary: 'The records whose name, code, serial or number may be meant; of those the person may see, best first',
    tag: 'search',
    access: { kind: 'filtered', permission: 'building.view' },
    query: searchQuery,
    response: { status: 200, schema: answer(searchAnswer) },
    rateLimit: { max: 240, windowSeconds: 60 },
  },
});
