import { type RouteName, routes } from '@imah/contract/routes';
import type { ApiClient } from './client-types.ts';
import { type AnyInput, type ApiClientOptions, createCall } from './core/create-call.ts';

/** A client with one typed function per endpoint: `client.getBuilding({ params: { buildingId } })`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const call = createCall(options);
  const entries = Object.entries(routes).map(([name, route]) => [
    name,
    // A key of `routes` is a RouteName; Object.entries forgets it.
    (input?: AnyInput) => call(name as RouteName, route, input),
  ]);
  // Each function takes what the contract says its endpoint takes, and the server checks it.
  return Object.fromEntries(entries) as ApiClient;
}
