import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@imah/contract/endpoints';
import type { RouteName, routes } from '@imah/contract/routes';

/** What every call takes beside its own input. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; overrides the client's own. */
  readonly timeoutMs?: number | undefined;
  /** Only where the route asks for one; made afresh for every call when left out. */
  readonly idempotencyKey?: string | undefined;
  /** The id of the person for whom it is sent: the server answers 401 when the session is another's by now. */
  readonly account?: string | undefined;
  /** Sent even if the page that asks is closed meanwhile; for a few bytes only. */
  readonly keepalive?: boolean | undefined;
}

/** What a query text may be made of: the contract reads numbers out of texts, so its input type says unknown. */
type Loose<Q> = { [K in keyof Q]: TextValue<Q[K]> | (object extends Pick<Q, K> ? undefined : never) };
type TextValue<V> = unknown extends V ? string | number : V;

type Part<K extends string, T> = [T] extends [never] ? unknown : [T] extends [undefined] ? unknown : Record<K, T>;
type QueryPart<Q> = [Q] extends [never]
  ? unknown
  : object extends Loose<Q>
    ? { readonly query?: Loose<Q> | undefined }
    : { readonly query: Loose<Q> };

type VersionPart<N extends RouteName> = (typeof routes)[N] extends { readonly ifMatch: true }
  ? { readonly version: number }
  : unknown;

/** `{params, query, body, version}` of a call, only what its endpoint has. `version` is the one of the record the person saw. */
export type InputOf<N extends RouteName> = Part<'params', ParamsOf<N>> &
  QueryPart<QueryOf<N>> &
  Part<'body', BodyOf<N>> &
  VersionPart<N>;

/** What a call answers with: a Blob where the endpoint sends bytes, else its JSON. */
type Answer<N extends RouteName> = (typeof routes)[N] extends { readonly bytes: 'answered' } ? Blob : AnswerOf<N>;

/** One call as a function. */
export type Call<N extends RouteName> =
  object extends InputOf<N>
    ? (input?: InputOf<N> & CallOptions) => Promise<Answer<N>>
    : (input: InputOf<N> & CallOptions) => Promise<Answer<N>>;
