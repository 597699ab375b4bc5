import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Fetches the code of the page at `path` and puts it into its routes, so that the first render shows
 * the page: prerendered HTML can only be hydrated by the same page. Code that does not arrive is left
 * to the router, which asks once more and shows its failure (S-55).
 * @returns whether all of it arrived: without it there is nothing that the HTML could be hydrated by
 */
export async function preloadMatched(routes: RouteObject[], path: string): Promise<boolean> {
  const matches = matchRoutes(routes, path) ?? [];
  const outcomes = await Promise.allSettled(
    matches.map(async ({ route }) => {
      const { lazy } = route;
      if (typeof lazy !== 'function') return;
      Object.assign(route, await lazy(), { lazy: undefined });
    }),
  );
  return outcomes.every(({ status }) => status === 'fulfilled');
}
