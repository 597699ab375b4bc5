import type { Route } from '@imah/contract/core/words';
import type { RouteName } from '@imah/contract/routes';
import type { CallOptions } from '../call-types.ts';
import { ApiError, isApiError } from './api-error.ts';
import { systemClock } from './clock.ts';
import { fillPath, type PathParams, type Query, queryString } from './path.ts';
import { randomKey } from './random-key.ts';
import { withRetry } from './retry.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import { createUnauthorizedReporter, type UnauthorizedEvent } from './unauthorized.ts';

/** The server asks the person to confirm who they are before this call. */
export interface ConfirmationRequest {
  readonly route: RouteName;
  readonly path: string;
}

/** What a client needs to know. */
export interface ApiClientOptions extends Omit<TransportOptions, 'resolveBase'> {
  /** Origin of the API without a slash at its end; or `resolveBase`, which is asked at every call. */
  readonly baseUrl?: string;
  readonly resolveBase?: () => string;
  /**
   * Called once when the session is found to be gone; again only after a call has passed in between. Not by a wrong
   * password at `login`.
   */
  readonly onUnauthorized?: (event: UnauthorizedEvent) => void;
  /**
   * Asks the person to confirm who they are (403 PERLU_KONFIRMASI). After `confirmed` the call is made again by itself;
   * without this, and after `cancelled`, it rejects with the refusal.
   */
  readonly confirm?: (request: ConfirmationRequest) => Promise<'confirmed' | 'cancelled'>;
  readonly random?: () => number;
}

/** What a call may be given, whichever route it is of. */
export interface AnyInput extends CallOptions {
  readonly params?: PathParams;
  readonly query?: Query;
  readonly body?: unknown;
  readonly version?: number;
}

/** One call of the API by its route, with retries and with the news of a session that is gone. */
export type Call = (name: RouteName, route: Route | undefined, input?: AnyInput) => Promise<unknown>;

export function createCall(options: ApiClientOptions): Call {
  const clock = options.clock ?? systemClock;
  const random = options.random ?? Math.random;
  const base = () => (options.resolveBase?.() ?? options.baseUrl ?? '').replace(/\/+$/, '');
  const transport = createTransport({ ...options, resolveBase: base });
  const unauthorized = createUnauthorizedReporter(options.onUnauthorized);

  return async (name, route, input = {}) => {
    if (route === undefined) throw new ApiError({ kind: 'invalid-call', message: `The API has no call named ${name}` });
    const path = fillPath(route.path, input.params) + queryString(input.query);
    const headers = {
      ...(route.idempotencyKey ? { 'idempotency-key': input.idempotencyKey ?? randomKey() } : {}),
      ...(input.account === undefined ? {} : { 'imah-account': input.account }),
      ...(route.ifMatch ? { 'if-match': `"${input.version ?? 0}"` } : {}),
    };
    const { body, signal, timeoutMs, keepalive } = input;
    const order = unauthorized.begin();
    try {
      const answered = route.bytes === 'answered' ? 'bytes' : 'json';
      const attempt = () =>
        transport({ method: route.method, path, body, headers, signal, timeoutMs, keepalive, answer: answered });
      const answer = await confirmed(
        () => withRetry(route.retry, attempt, signal, { clock, random }),
        async () => (options.confirm === undefined ? 'cancelled' : options.confirm({ route: name, path })),
      );
      unauthorized.passed(order);
      return answer.data;
    } catch (error) {
      if (isApiError(error) && error.kind === 'unauthorized' && route.signIn !== true)
        unauthorized.refused(order, { route: name, path });
      throw error;
    }
  };
}

/** Makes the call again as often as the person confirms: two calls at once may both have been refused for one confirmation. */
async function confirmed<T>(send: () => Promise<T>, ask: () => Promise<'confirmed' | 'cancelled'>): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'PERLU_KONFIRMASI' || (await ask()) === 'cancelled') throw error;
    }
  }
}
