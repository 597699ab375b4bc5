import { type Route, type RouteName, routes } from '@imah/contract/routes';
import type { ApiClient, CallOptions } from './client-types.ts';
import { isApiError } from './core/api-error.ts';
import { systemClock } from './core/clock.ts';
import { fillPath, type PathParams, type Query, queryString } from './core/path.ts';
import { randomKey } from './core/random-key.ts';
import { withRetry } from './core/retry.ts';
import { createTransport, type TransportOptions } from './core/transport.ts';
import { createUnauthorizedReporter, type UnauthorizedEvent } from './core/unauthorized.ts';

/** What `createApiClient` needs to know. */
export interface ApiClientOptions extends Omit<TransportOptions, 'resolveBase'> {
  /** Origin of the API without a slash at its end; or `resolveBase`, which is asked at every call. */
  readonly baseUrl?: string;
  readonly resolveBase?: () => string;
  /** Called once when the session is found to be gone; again only after a call has passed in between. */
  readonly onUnauthorized?: (event: UnauthorizedEvent) => void;
  readonly random?: () => number;
}

interface AnyInput extends CallOptions {
  readonly params?: PathParams;
  readonly query?: Query;
  readonly body?: unknown;
}

/** A client with one typed function per endpoint: `client.getBuilding({ params: { buildingId } })`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const clock = options.clock ?? systemClock;
  const random = options.random ?? Math.random;
  const base = () => (options.resolveBase?.() ?? options.baseUrl ?? '').replace(/\/+$/, '');
  const transport = createTransport({ ...options, resolveBase: base });
  const unauthorized = createUnauthorizedReporter(options.onUnauthorized);

  const call = async (name: RouteName, route: Route, input: AnyInput = {}): Promise<unknown> => {
    const path = fillPath(route.path, input.params) + queryString(input.query);
    const headers = route.idempotencyKey ? { 'idempotency-key': input.idempotencyKey ?? randomKey() } : {};
    const { body, signal, timeoutMs } = input;
    const order = unauthorized.begin();
    try {
      const attempt = () => transport({ method: route.method, path, body, headers, signal, timeoutMs });
      const answer = await withRetry(route.retry, attempt, signal, { clock, random });
      unauthorized.passed(order);
      return answer.data;
    } catch (error) {
      if (isApiError(error) && error.kind === 'unauthorized') unauthorized.refused(order, { route: name, path });
      throw error;
    }
  };

  const entries = Object.entries(routes).map(([name, route]) => [
    name,
    // A key of `routes` is a RouteName; Object.entries forgets it.
    (input?: AnyInput) => call(name as RouteName, route, input),
  ]);
  // Each function takes what the contract says its endpoint takes, and the server checks it.
  return Object.fromEntries(entries) as ApiClient;
}
