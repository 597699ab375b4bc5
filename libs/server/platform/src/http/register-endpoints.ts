import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@imah/contract/core';
import { type EndpointName, endpoints } from '@imah/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { inLanguageOfReader } from '../built-in-names/reader-language.ts';
import type { PersonalEdit } from '../command/edit.ts';
import type { ServerContext } from '../context.ts';
import type { FairGate } from '../overload/fair-gate.ts';
import { withStepUp } from '../sessions/step-up.ts';
import { authorize, type Grant, subjectId } from './authorize.ts';
import { authorizeReach } from './authorize-reach.ts';
import { setEntityTag, versionAskedFor } from './entity-tag.ts';
import { HttpProblem } from './errors.ts';
import { createShares, enterShare, leaveShare, workInShare } from './fair-share.ts';
import type { Actor, Handlers, KeyedHandlers } from './handler.ts';
import { answerOnce } from './idempotency.ts';
import { chosenLocale } from './locale.ts';
import { requireOwnOrigin } from './own-origin.ts';
import { takeBytes } from './take-bytes.ts';
import { answerErrorsAsProblems, localeOf } from './problem.ts';
import { requireWritingScope } from './writing-scope.ts';
import { createRouteLimits } from './rate-limits.ts';
import { createSessionReader, readActor, type SessionReader } from './read-actor.ts';
import { routeSchema } from './route-schema.ts';
import { storableValidatorCompiler } from './storable.ts';
import { answerSerializerCompiler } from './serialize-answer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    grant: Grant | null;
  }
}

export interface EndpointOptions {
  /** Multiplies every rate limit of the contract; 1 where people use it. */
  readonly rateLimitScale?: number;
  /** Hears of everything that went wrong. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Mounts every endpoint of the contract. Each call passes, in this order: rate limit by address,
 * session, rate limit by account, origin, a share of what the account may have under way, rights, validation,
 * idempotency, handler, response schema.
 * Rights come before validation, so that who may not call learns nothing about what a call looks like.
 */
export async function registerEndpoints(
  app: FastifyInstance,
  context: ServerContext,
  handlers: Handlers,
  keyed: KeyedHandlers,
  options: EndpointOptions = {},
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(cookie);
    await scope.register(rateLimit, { global: false, cache: 10_000 });
    scope.decorateRequest('actor', null);
    scope.decorateRequest('grant', null);
    scope.setValidatorCompiler(storableValidatorCompiler);
    scope.setSerializerCompiler(answerSerializerCompiler);
    scope.decorateRequest('leaveShare', null);
    scope.addHook('onError', async (request) => leaveShare(request));
    answerErrorsAsProblems(scope, options.onFailure);
    takeBytes(scope);
    const sessions = createSessionReader(context);
    const scale = options.rateLimitScale ?? 1;
    const mount = { scope, context, sessions, shares: createShares(scale), scale };
    // Object.entries forgets that its keys are the names of the endpoints.
    for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
      const work = bind(context, name, endpoint, handlers, keyed);
      scope.route(toRoute(mount, name, endpoint, work));
    }
  });
}

/** A call whose parts have been checked by the schemas of its endpoint. */
interface CheckedCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly actor: Actor | null;
  readonly version: number | null;
  readonly edit: object | null;
  readonly target: Grant['target'];
  readonly rows: Grant['rows'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What all routes are mounted with. */
interface Mount {
  readonly scope: FastifyInstance;
  readonly context: ServerContext;
  readonly sessions: SessionReader;
  readonly shares: FairGate;
  readonly scale: number;
}

function toRoute(
  { scope, context, sessions, shares, scale }: Mount,
  name: EndpointName,
  endpoint: Endpoint,
  answerTo: Work,
): RouteOptions {
  const limits = createRouteLimits(scope, endpoint.rateLimit, scale);
  return {
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: routeSchema(name, endpoint),
    ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
    config: { problemShape: name === 'boarding' ? 'boarding' : 'problem', takesBytes: endpoint.bytes === 'sent' },
    onRequest: async (request) => {
      await limits.countAddress(request);
      request.actor = inChosenLanguage(await readActor(sessions, request, endpoint.access), request);
      requireAccount(request);
      await limits.countAccount(request);
      requireOwnOrigin(context.config, request);
      await enterShare(shares, request);
      refuseChangesWhileViewing(name, endpoint, request.actor);
      requireWritingScope(endpoint, request.actor);
      request.grant = await authorize(context, endpoint.access, request.actor, request.params);
      requireVerifiedEmail(endpoint, request.actor);
    },
    // The body has been read by now, and is judged by its schema only after this.
    preValidation: ({ actor, grant, params, body }) =>
      authorizeReach(context.db, endpoint.access, { actor, target: grant?.target ?? null }, { params, body }),
    handler: (request, reply) =>
      workInShare(request, async () => {
        const { actor, grant, params, query, body } = request;
        const version = endpoint.ifMatch === true ? versionAskedFor(request) : null;
        const orgId = grant?.target?.orgId ?? (endpoint.access.kind === 'member' ? subjectId(params, 'orgId') : null);
        const call = {
          params,
          query,
          body,
          actor,
          version,
          edit: actor === null || orgId === null ? null : editOf({ orgId, actor, version, request }, context.now()),
          target: grant?.target ?? null,
          rows: grant?.rows ?? 'all',
          request,
          reply,
        } as const;
        const answer = await inLanguageOfReader(localeOf(request), () => answerTo(call));
        // Bytes are sent by the handler, which knows of which type they are.
        if (endpoint.bytes === 'answered') return reply;
        // Answers carry what only this person may see.
        reply.code(endpoint.response.status).header('cache-control', 'no-store');
        setEntityTag(reply, answer);
        return endpoint.response.schema === undefined ? reply.send() : answer;
      }),
  };
}

/** What every command is told, and the ids of the path: the record itself says of which organisation it is. */
function editOf(
  {
    orgId,
    actor,
    version,
    request,
  }: Pick<PersonalEdit, 'orgId' | 'actor'> & {
    readonly version: number | null;
    readonly request: FastifyRequest;
  },
  now: number,
): object {
  // The schema of the endpoint has made an object of them.
  return { ...(request.params as object), orgId, actor, version, requestId: request.id, now };
}

type Work = (call: CheckedCall) => Promise<unknown>;

/** What answers the calls of an endpoint: the handler, behind a confirmation or an Idempotency-Key where it asks for one. */
function bind(
  context: ServerContext,
  name: EndpointName,
  endpoint: Endpoint,
  handlers: Handlers,
  keyed: KeyedHandlers,
): Work {
  // The schemas of the endpoint have made the parts what these handlers' own types say.
  const handle = handlers[name] as unknown as Work;
  const handleWithin = (unit: ServerContext) =>
    // As above; the table has no entry for calls that take no key.
    (keyed(unit) as unknown as Readonly<Record<string, Work>>)[name] ?? handle;
  const once: Work = (call) => {
    const { actor, body, request } = call;
    const key = request.headers['idempotency-key'];
    if (actor === null || typeof key !== 'string') return handle(call);
    const keyedRequest = { userId: actor.userId, key, method: request.method, url: request.url, body };
    return answerOnce(context, keyedRequest, endpoint.response.status, (unit) => handleWithin(unit)(call));
  };
  const work = endpoint.idempotencyKey === true ? once : handle;
  // A repetition is confirmed as well, and answered with what was answered first.
  return endpoint.stepUp === true ? (call) => withStepUp(context, call.actor?.sessionId, () => work(call)) : work;
}

/** A call that says its language is answered in it, files and letters of its own included. */
function inChosenLanguage(actor: Actor | null, { headers }: FastifyRequest): Actor | null {
  const locale = chosenLocale(headers);
  return actor === null || locale === null ? actor : { ...actor, locale };
}

/** What waited for its person on a device that others use too is not taken as somebody else's. */
function requireAccount({ headers, actor }: FastifyRequest): void {
  const account = headers['imah-account'];
  if (account !== undefined && account !== actor?.userId) throw new HttpProblem(401, 'PERLU_MASUK');
}

/** An account whose address nobody has shown to be theirs may have been opened by anyone, with anyone's address. */
function requireVerifiedEmail({ verifiedEmail }: Endpoint, actor: Actor | null): void {
  if (verifiedEmail === true && actor?.emailVerified !== true) throw new HttpProblem(403, 'EMAIL_BELUM_DIVERIFIKASI');
}

/** Seeing as a group is only looking: the one thing that may be changed is to end it. */
function refuseChangesWhileViewing(name: EndpointName, { access, method }: Endpoint, actor: Actor | null): void {
  if (actor === null || actor.viewAs === null || method === 'GET' || access.kind === 'public') return;
  if (name !== 'endViewAs') throw new HttpProblem(403, 'HANYA_MELIHAT');
}
