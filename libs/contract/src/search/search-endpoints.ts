import { defineEndpoints, ok } from '../core/calls.ts';
import { searchAnswer, searchQuery } from './search.ts';
import { searchRoutes } from './search-routes.ts';

/** Schema and right of the search. Each kind of hit is narrowed to what its own right grants; see `searchPermissions`. */
export const searchEndpoints = defineEndpoints(searchRoutes, 'search', {
  search: ok(
    'The records whose name, code, serial or number may be meant; of those the person may see, best first',
    { kind: 'filtered', permission: 'building.view' },
    searchAnswer,
    { query: searchQuery, rateLimit: { max: 240, windowSeconds: 60 } },
  ),
});
