/**
 * A route is the part of an endpoint that a browser needs to call it: plain data, free of zod, so
 * that the login page does not carry the schemas of the whole product.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute path; parameters in braces, as OpenAPI writes them: `/api/v1/buildings/{buildingId}`. */
  readonly path: `/${string}`;
  /** Whether the client may send the call again by itself after a lost connection. */
  readonly retry: boolean;
  /** The call changes money, stock or devices: the client sends an `Idempotency-Key`. */
  readonly idempotencyKey?: true;
  /** The call changes a record that has a version: the client says in `If-Match` which one the person saw. */
  readonly ifMatch?: true;
  /** The body, or the answer, is bytes and not JSON. */
  readonly bytes?: 'sent' | 'answered';
  /** The call carries what a person types to sign in: a 401 says that this was wrong, not that a session is gone. */
  readonly signIn?: true;
}

/** Routes by name. */
export type RouteTable = Readonly<Record<string, Route>>;
