import * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import type { Access, EndpointShape, PolicySubject } from './endpoint.ts';
import { id } from './ids.ts';
import { answer, listAnswer } from './list.ts';
import type { Route, RouteTable } from './route.ts';

type Schema = z.ZodMiniType;

/** Nobody has to be signed in. */
export const anyone = { kind: 'public' } as const;
/** Whoever is signed in. */
export const session = { kind: 'session' } as const;

type MayMore = Partial<Pick<Extract<Access, { kind: 'permission' }>, 'ownRows' | 'reach'>>;

/** Who has a permission at the record that the path names. */
export function may<const P extends Permission, const S extends PolicySubject, const M extends MayMore = object>(
  permission: P,
  subject: S,
  more?: M,
): { readonly kind: 'permission'; readonly permission: P; readonly subject: S } & NoInfer<M> {
  return { kind: 'permission', permission, subject, ...given(more) };
}

/** A call without its tag, which the table has, and its path's parameters, where these are ids. */
type Call = Omit<EndpointShape, 'tag'>;
type More = Partial<Omit<Call, 'summary' | 'access' | 'response'>>;
/** A call by its parts: of what it could say, only what it does say. */
type Said<A extends Access, R extends EndpointShape['response'], M> = {
  readonly summary: string;
  readonly access: A;
  readonly response: R;
} & NoInfer<M>;

/** Left out, `more` adds nothing, which is what its default type says. */
const given = <M>(more: M | undefined) => more as NoInfer<M>;

const answering =
  <const N extends EndpointShape['response']['status']>(status: N) =>
  <const A extends Access, S extends Schema, const M extends More = object>(
    summary: string,
    access: A,
    schema: S,
    more?: M,
  ): Said<A, { readonly status: N; readonly schema: ReturnType<typeof answer<S>> }, M> => ({
    summary,
    access,
    response: { status, schema: answer(schema) },
    ...given(more),
  });

/** A call that answers 200 with what it asks for. */
export const ok = answering(200);
/** A call that answers 201 with what it made. */
export const created = answering(201);
/** A call that answers 202 with what has begun. */
export const accepted = answering(202);

/** A call that answers 200 with a page of rows. */
export function list<const A extends Access, S extends Schema, const M extends More = object>(
  summary: string,
  access: A,
  row: S,
  more?: M,
): Said<A, { readonly status: 200; readonly schema: ReturnType<typeof listAnswer<S>> }, M> {
  return { summary, access, response: { status: 200, schema: listAnswer(row) }, ...given(more) };
}

/** A call that answers 204. */
export function noContent<const A extends Access, const M extends More = object>(
  summary: string,
  access: A,
  more?: M,
): Said<A, { readonly status: 204 }, M> {
  return { summary, access, response: { status: 204 }, ...given(more) };
}

type NamesIn<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | NamesIn<Rest> : never;
/** The parameters of a path, each an id; none where the path has none, or where the call says what they are. */
type PathParams<R extends Route, S> = S extends { readonly params: Schema }
  ? object
  : [NamesIn<R['path']>] extends [never]
    ? object
    : { readonly params: z.ZodMiniObject<{ [N in NamesIn<R['path']>]: typeof id }, z.core.$strip> };
type Defined<R extends Route, S> = R & S & PathParams<R, S> & { readonly tag: string };

function pathParams(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.length === 0 ? {} : { params: z.object(Object.fromEntries(names.map((name) => [name, id]))) };
}

/**
 * Joins each route with its schemas and rules; a route without a call, or a call without a route, does not compile.
 * Parameters of a path are ids where the call does not say otherwise.
 */
export function defineEndpoints<
  const R extends RouteTable,
  const S extends { readonly [K in keyof R]: Call } & { readonly [K in Exclude<keyof S, keyof R>]: never },
>(routes: R, tag: string, calls: S): { readonly [K in keyof R]: Defined<R[K], S[K]> } {
  const entries = Object.entries(routes).map(([name, route]) => [
    name,
    { ...pathParams(route.path), ...route, tag, ...calls[name] },
  ]);
  // Object.fromEntries forgets which value stands at which key; the type above remembers it.
  return Object.fromEntries(entries) as { readonly [K in keyof R]: Defined<R[K], S[K]> };
}
