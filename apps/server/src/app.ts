import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { RuntimeConfig } from '@imah/contract/system/words';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '@imah/server-platform/config';
import type { ServerContext } from '@imah/server-platform';
import {
  answerErrorsAsProblems,
  createKnownHosts,
  type Handlers,
  HttpProblem,
  type KeyedHandlers,
  notFound,
  registerEndpoints,
} from '@imah/server-platform/http';
import { servePictures } from '@imah/server-platform/files';
import { serveOidc } from '@imah/server-identity/oidc';
import { serveMidtrans } from '@imah/server-billing';
import { serveWhatsApp } from '@imah/server-notifications/whatsapp';
import { type DeviceServices, serveTelemetry } from '@imah/server-devices';
import { serveRefusals } from '@imah/server-platform/live';
import { mailFolder } from '@imah/server-platform/mail';
import { createMetrics, type MetricSources, serveMetrics } from '@imah/server-platform/metrics';
import {
  contentSecurityPolicy,
  describeRoutes,
  type HealthPorts,
  isProbe,
  pathForLog,
  pathOf,
  permissionsPolicy,
  type SendPage,
  serveDemoMail,
  serveHealth,
  serveIcons,
  serveOpenapi,
  servePages,
  serveStaticFiles,
  type Site,
} from '@imah/server-platform/system';

/** Asked by programs of the operator at whatever address the process has; what they get is no secret or has a key of its own. */
const namesNobody = (path: string) => isProbe(path) || path === '/metrics';

const hstsSeconds = 31_536_000;

export interface AppParts {
  readonly context: ServerContext;
  readonly handlers: Handlers;
  readonly keyedHandlers: KeyedHandlers;
  /** Null where something else serves the pages, as Vite does in development. */
  readonly site: Site | null;
  readonly health: HealthPorts;
  readonly metrics: MetricSources;
  /** Hears of everything that went wrong with a call. */
  readonly onFailure: (error: unknown) => void;
  /** The demonstration that is loaded at this moment: it can be removed while the server runs. */
  readonly demo: () => RuntimeConfig['demo'];
  /** The server was started with the demonstration, so its mails can be read. */
  readonly hasDemo: boolean;
  readonly version: string;
  /** Who takes what devices say by HTTP; left out where none do. */
  readonly intake?: DeviceServices['intake'];
  /** Multiplies every rate limit of the contract; 1 where people use it. */
  readonly rateLimitScale?: number;
  /** How long a request may take to arrive whole, body included, in milliseconds. */
  readonly arrivalMs?: number;
}

/** A part of an upload is whole in this time even where a line carries 70 kB/s; what trickles is cut. */
const arrivalMs = 120_000;

/** The HTTP side of the server, ready to listen or to be asked by `inject`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { context, site, demo } = parts;
  const { config } = context;
  const arrival = parts.arrivalMs ?? arrivalMs;
  const app = Fastify({
    // Pino's Logger is one; its generic levels only hide it.
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own costs each request more than the session call does; without lines at
    // `info` only failures are written, and they name the request themselves.
    childLoggerFactory: (logger, bindings, options) =>
      context.log.isLevelEnabled('info') ? logger.child(bindings, options) : logger,
    genReqId: () => randomUUID(),
    trustProxy: believedProxies(config),
    forceCloseConnections: 'idle',
    requestTimeout: arrival,
    // How often Node looks for requests that take too long. Headers may not have longer than the whole.
    http: { connectionsCheckingInterval: Math.min(5_000, arrival), headersTimeout: Math.min(60_000, arrival) },
  });
  const plainHeaders = headersOfAnswers(config);
  const knowsHost = createKnownHosts(config, parts.hasDemo ? 'demo' : 'no-demo');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(plainHeaders).header('x-request-id', request.id);
    done(knowsHost(request) || namesNobody(pathOf(request)) ? undefined : new HttpProblem(421, 'NAMA_TIDAK_DIKENAL'));
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The path alone: a query may carry what is nobody's business.
    const path = pathForLog(request);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log[isProbe(path) ? 'debug' : 'info'](
      { method: request.method, path, status: reply.statusCode, ms },
      'answered',
    );
    done();
  });
  // Only pages need the whole policy (`reply.helmet()`); built anew each time, it would be most of a call's cost.
  await app.register(helmet, { global: false, ...securityHeaders(config, site?.scriptHashes ?? []) });
  await describeRoutes(app, parts.version);

  answerErrorsAsProblems(app, parts.onFailure);
  // Before the routes: hooks reach only those that come after them.
  serveMetrics(app, createMetrics(), { token: config.metricsToken, sources: parts.metrics });
  await registerEndpoints(app, context, parts.handlers, parts.keyedHandlers, {
    rateLimitScale: parts.rateLimitScale ?? 1,
    onFailure: parts.onFailure,
  });
  await serveOidc(app, context, parts.rateLimitScale ?? 1);
  await serveWhatsApp(app, context, parts.rateLimitScale ?? 1);
  await serveMidtrans(app, context, parts.rateLimitScale ?? 1);
  if (parts.intake !== undefined)
    await serveTelemetry(app, context, { intake: parts.intake, rateLimitScale: parts.rateLimitScale ?? 1 });
  serveRefusals(app, config);
  servePictures(app, config.dataDir);
  serveHealth(app, parts.health);
  serveIcons(app, { mayAskElsewhere: config.iconFallbackUrl !== null });
  serveOpenapi(app);
  if (parts.hasDemo) serveDemoMail(app, mailFolder(config));

  if (site !== null) await serveStaticFiles(app, site.folder);
  const sendPage = site === null ? null : servePages(app, { config, site, demo });
  answerUnknownPaths(app, sendPage);
  return app;
}

/**
 * Who is believed when they name the client (`X-Forwarded-For`). A public address says that a proxy stands in front, on
 * this machine; one elsewhere has to be named: in a private network every client could be taken for a proxy. Without a
 * public address nobody's word counts.
 */
function believedProxies({ publicUrl, trustedProxies }: Config): false | string[] {
  if (publicUrl === null) return trustedProxies.length === 0 ? false : [...trustedProxies];
  return ['loopback', ...trustedProxies];
}

/** What keeps an answer that is no page from being taken for one. */
function headersOfAnswers(config: Config): Record<string, string> {
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': `max-age=${hstsSeconds}` } : {}),
  };
}

function securityHeaders(config: Config, scriptHashes: readonly string[]) {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(config, scriptHashes) },
    strictTransportSecurity:
      config.publicUrl?.startsWith('https:') === true ? { maxAge: hstsSeconds, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    // The sign-in popup talks to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  } as const;
}

function answerUnknownPaths(app: FastifyInstance, sendPage: SendPage | null): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isFile = /\.[A-Za-z0-9]+$/.test(path) && request.headers.accept?.includes('text/html') !== true;
    if (sendPage === null || !isPage || isFile || /^\/(?:api|mqtt|builds|assets|metrics|_demo)(?:\/|$)/.test(path))
      throw notFound();
    return sendPage(request, reply);
  });
}
