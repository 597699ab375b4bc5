import type { PolicyTarget } from '@imah/contract/access';
import type { AnswerOf, BodyOf, EndpointName, Endpoints } from '@imah/contract/endpoints';
import type { Actor } from '../access/actor.ts';
import type { VersionedEdit } from '../command/edit.ts';
import type { ServerContext } from '../context.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type PartOf<N extends EndpointName, P extends string> = P extends keyof Endpoints[N] ? Endpoints[N][P] : undefined;
type KindOf<N extends EndpointName> = Endpoints[N]['access']['kind'];

export type { Actor };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a valid session. */
    actor: Actor | null;
  }
}

type VersionOf<N extends EndpointName> = Endpoints[N] extends { readonly ifMatch: true } ? number : null;

type HasOrganization<N extends EndpointName> = KindOf<N> extends 'permission' | 'member' ? true : false;

/** All that a command is told of a call, with the ids of its path. */
type EditOf<N extends EndpointName> =
  HasOrganization<N> extends true
    ? Omit<VersionedEdit, 'version'> & Parsed<PartOf<N, 'params'>> & { readonly version: VersionOf<N> }
    : null;

/** One call that has passed session, rights and validation. */
interface Call<N extends EndpointName> {
  readonly params: Parsed<PartOf<N, 'params'>>;
  readonly query: Parsed<PartOf<N, 'query'>>;
  readonly body: BodyOf<N> extends undefined ? undefined : Parsed<PartOf<N, 'body'>>;
  /** Null only where the endpoint is public. */
  readonly actor: KindOf<N> extends 'public' ? Actor | null : Actor;
  /** The version of the record that the person saw. Null only where the route does not ask for one. */
  readonly version: VersionOf<N>;
  /** Who changes what of which organisation, and when; null where the call is about no organisation's record. */
  readonly edit: EditOf<N>;
  /** The record the policy was asked about. */
  readonly target: KindOf<N> extends 'permission' ? PolicyTarget : null;
  /** `own` where the grant reaches only the person's own rows: the handler narrows its query. */
  readonly rows: 'all' | 'own';
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<AnswerOf<N>>;

/** A handler for every endpoint of the contract: a missing one does not compile. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> };

/** The endpoints whose calls carry an Idempotency-Key. */
type KeyedName = {
  [N in EndpointName]: Endpoints[N] extends { readonly idempotencyKey: true } ? N : never;
}[EndpointName];

/** Handlers of the calls with an Idempotency-Key, on the context of one of them: its transaction holds all they write. */
export type KeyedHandlers = (unit: ServerContext) => Pick<Handlers, KeyedName>;
