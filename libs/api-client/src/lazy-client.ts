import type { Route, RouteTable } from '@imah/contract/core/words';
import type { RouteName } from '@imah/contract/routes';
import type { ApiClient } from './client-types.ts';
import { type AnyInput, type ApiClientOptions, createCall } from './core/create-call.ts';

/** Where the routes come from: those at hand, and the table of all of them, fetched by the first call that needs it. */
export interface LazyRoutes {
  readonly first: RouteTable;
  readonly all: () => Promise<RouteTable>;
}

/**
 * The same client for a page whose first load must not carry every route: a call that is not among
 * the first ones fetches the table before it is made. A table that could not be fetched is asked for again.
 */
export function createLazyApiClient(options: ApiClientOptions, { first, all }: LazyRoutes): ApiClient {
  const call = createCall(options);
  const routeOf = async (name: RouteName): Promise<Route | undefined> => first[name] ?? (await all())[name];
  // Empty on purpose: whatever is asked of it, `get` answers.
  return new Proxy({} as ApiClient, {
    get: (_, name) => {
      // A client is no promise: whoever awaits it must get the client.
      if (typeof name !== 'string' || name === 'then') return undefined;
      // The type of the client knows the names; the table says so again when the call is made.
      const known = name as RouteName;
      const route = first[known];
      return route === undefined
        ? async (input?: AnyInput) => call(known, await routeOf(known), input)
        : (input?: AnyInput) => call(known, route, input);
    },
  });
}
