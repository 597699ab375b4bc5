import { useMatches } from 'react-router-dom';
import { type ResolvedRoute, resolveRoute, type RouteRecord } from '../routes/route-record.ts';

/** The frame of the page that is shown. */
export function useCurrentRoute(): ResolvedRoute {
  // Every handle of this router was put there by buildRoutes.
  const records = useMatches().flatMap(({ handle }) => (handle === undefined ? [] : [handle as RouteRecord]));
  return resolveRoute(records);
}
