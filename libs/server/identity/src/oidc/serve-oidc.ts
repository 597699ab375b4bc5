import type {} from '@fastify/swagger';
import { timingSafeEqual } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ServerContext } from '@imah/server-platform';
import { cookieNames, readCookie, readLocale } from '@imah/server-platform/http';
import { isLoopbackHost } from '@imah/server-platform/system';
import { findSession } from '@imah/server-platform/sessions';
import { finishSignIn, type SignInFault, type SignInOutcome } from './finish-sign-in.ts';
import { sendFinishedPage } from './finished-page.ts';
import { flowValidMs, keepFlow, type Purpose, purposes, takeFlow } from './flows.ts';
import { createOpenidProvider, type OpenidProvider } from './openid-provider.ts';

const paths = { start: '/api/_auth/oidc/start', callback: '/api/_auth/oidc/callback' } as const;
/** Binds the way back to the browser that set out: a link with somebody else's answer is worth nothing. */
const flowCookie = 'imah_oidc';
const startQuery = z.object({ purpose: z._default(z.enum(purposes), 'login') });

/** The two addresses of the sign-in by an OpenID provider; people's browsers go there, programs do not. */
export async function serveOidc(app: FastifyInstance, context: ServerContext, rateLimitScale: number): Promise<void> {
  const { oidc } = context.config;
  if (oidc === null) return;
  const provider = createOpenidProvider(oidc);
  await app.register(async (scope) => {
    await scope.register(cookie);
    await scope.register(rateLimit, { max: Math.ceil(30 * rateLimitScale), timeWindow: 60_000 });
    const hidden = { schema: { hide: true } } as const;
    scope.get(paths.start, hidden, (request, reply) => start(context, provider, request, reply));
    scope.get(paths.callback, hidden, async (request, reply) => {
      const outcome = await finish(context, provider, request, reply);
      reply.clearCookie(flowCookie, { path: paths.callback });
      return sendFinishedPage(reply, readLocale(request.headers['accept-language']), outcome);
    });
  });
}

async function start(
  context: ServerContext,
  provider: OpenidProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const refuse = (fault: SignInFault) => sendFinishedPage(reply, readLocale(request.headers['accept-language']), fault);
  const purpose: Purpose = z.safeParse(startQuery, request.query).data?.purpose ?? 'login';
  const session = await sessionOf(context, request);
  const isInside = purpose === 'link' || purpose === 'step-up';
  if (isInside && session === null) return refuse('expired');
  try {
    const asks = purpose === 'step-up' ? 'again' : 'as-it-likes';
    const signIn = await provider.begin(originOf(context, request) + paths.callback, asks);
    const sessionId = isInside ? session : null;
    await keepFlow(context.db, signIn, { purpose, sessionId }, context.now());
    return await reply
      .setCookie(flowCookie, signIn.state, {
        path: paths.callback,
        httpOnly: true,
        sameSite: 'lax',
        secure: originOf(context, request).startsWith('https:'),
        maxAge: flowValidMs / 1000,
      })
      .header('cache-control', 'no-store')
      .redirect(signIn.address);
  } catch (error) {
    request.log.warn({ err: error }, 'the OpenID provider could not be asked');
    return refuse('failed');
  }
}

async function finish(
  context: ServerContext,
  provider: OpenidProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignInOutcome> {
  const currentUrl = new URL(originOf(context, request) + request.url);
  const state = currentUrl.searchParams.get('state') ?? '';
  if (!isSame(state, request.cookies[flowCookie] ?? '')) return 'expired';
  const flow = await takeFlow(context.db, state, context.now());
  if (flow === null) return 'expired';
  if (currentUrl.searchParams.has('error')) return 'cancelled';
  try {
    const person = await provider.finish(currentUrl, { state, nonce: flow.nonce, codeVerifier: flow.codeVerifier });
    return await finishSignIn(context, provider.issuer, flow, person, {
      request,
      reply,
      isSecure: originOf(context, request).startsWith('https:'),
    });
  } catch (error) {
    request.log.warn({ err: error }, 'a sign-in by the OpenID provider failed');
    return 'failed';
  }
}

async function sessionOf(context: ServerContext, request: FastifyRequest): Promise<string | null> {
  const token = readCookie(context.config, request, cookieNames.session);
  if (token === undefined) return null;
  return (await findSession(context.db, token, 'without-rights', context.now()))?.sessionId ?? null;
}

/** Of a Host header only this computer's own names are believed: a stranger's would be sent the person's answer. */
function originOf({ config }: ServerContext, request: FastifyRequest): string {
  const { host = '' } = request.headers;
  if (config.publicUrl !== null) return config.publicUrl;
  return `http://${isLoopbackHost(host) ? host : `${config.host}:${config.port}`}`;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}
