import { fileURLToPath } from 'node:url';
import type { RuntimeConfig } from '@imah/contract/system/words';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Config, isLoopbackAddress, StartupError } from '@imah/server-platform/config';
import { createContext } from '@imah/server-platform';
import type { EmbeddedPostgresOptions } from '@imah/server-platform/database/embedded';
import { openDatabase } from '@imah/server-platform/database';
import { allDomains, createHandlers, createKeyedHandlers, domains } from './domains.ts';
import { createDemoRuntime } from '@imah/server-demo/runtime';
import { startDeviceServices } from '@imah/server-devices';
import { startOnlineChecks } from '@imah/server-billing';
import { openFilePorts } from '@imah/server-platform/files';
import { tryFileStore } from '@imah/server-platform/files/storage';
import { createKnownHosts } from '@imah/server-platform/http';
import { startJobs } from '@imah/server-platform/jobs';
import { livePath } from '@imah/server-platform/live';
import { findPort, listenFault, urlOf } from './listen.ts';
import { createMailer } from '@imah/server-platform/mail';
import { startMailReplies } from '@imah/server-tickets';
import { startNotifications } from '@imah/server-notifications';
import { openDemo } from './open-demo.ts';
import { migrationFolders } from './migrations.ts';
import { openLive } from './open-live.ts';
import { readSite } from '@imah/server-platform/system';
import { version } from './version.ts';

const drainMs = 10_000;
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface ServerOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Load the demonstration; only on a loopback address. */
  readonly demo: boolean;
  /** Folder of the web build; null where something else serves the pages. */
  readonly web?: string | null;
  /** Multiplies every rate limit, for runs that log in far more often than people do. */
  readonly rateLimitScale?: number;
  /** How long a request may take to arrive whole, in milliseconds. */
  readonly arrivalMs?: number;
  readonly embedded?: Omit<EmbeddedPostgresOptions, 'dataDir'>;
  readonly now?: () => number;
}

export interface RunningServer {
  readonly url: string;
  /** Null where plain MQTT was not asked for. */
  readonly mqttTcpPort: number | null;
  /** Null where MQTT over TLS was not asked for. */
  readonly mqttTlsPort: number | null;
  readonly dataDir: string;
  readonly demo: RuntimeConfig['demo'];
  /** Settles when the database is gone: nothing can be done any more but to close. */
  readonly lost: Promise<void>;
  /** Stops accepting, lets what is under way finish for at most 10 s, and ends everything. */
  close(): Promise<void>;
}

/**
 * Puts the whole server together and opens its doors.
 * @throws {StartupError} in one sentence, after ending whatever had been started
 */
export async function openServer(options: ServerOptions): Promise<RunningServer> {
  if (options.demo && !isLoopbackAddress(options.config.host))
    throw new StartupError('demo-not-on-loopback', options.config.host);
  const ending = new AsyncDisposableStack();
  try {
    return await compose(options, ending);
  } catch (error) {
    await ending.disposeAsync();
    throw error;
  }
}

/** The configuration with the ports that are really listened on: people are told of them. */
async function withPorts(config: Config): Promise<Config> {
  const { mqttHost: host, mqttTcpPort, mqttTls } = config;
  return {
    ...config,
    port: await findPort(config, 'PORT'),
    mqttTcpPort: mqttTcpPort === null ? null : await findPort({ host, port: mqttTcpPort }, 'MQTT_TCP_PORT'),
    mqttTls:
      mqttTls === null ? null : { ...mqttTls, port: await findPort({ host, port: mqttTls.port }, 'MQTT_TLS_PORT') },
  };
}

async function compose(options: ServerOptions, ending: AsyncDisposableStack): Promise<RunningServer> {
  const { log, now = Date.now } = options;
  const config = await withPorts(options.config);
  await tryFileStore(config);
  const [database, site] = await Promise.all([
    openDatabase(config, log, migrationFolders, options.embedded).then(
      (opened) => (ending.defer(() => opened.close()), opened),
    ),
    options.web === null ? null : readSite(options.web ?? webFolder),
  ]);
  const { calls: db, live: liveDb, jobs: jobsDb, long: longDb, health: healthDb, upkeep } = database.databases;
  const demoRuntime = createDemoRuntime();
  const [jobs, live, demo] = await Promise.all([
    startJobs(database.url, log).then((started) => (ending.defer(() => started.stop({ timeout: 5000 })), started)),
    openLive(
      config,
      { db: liveDb, url: database.url },
      log,
      now,
      createKnownHosts(config, options.demo ? 'demo' : 'no-demo'),
    ).then((opened) => (ending.defer(() => opened.leave()), opened)),
    openDemo({ db: upkeep, log, now }, demoRuntime, options.demo),
  ]);
  const mailer = await createMailer(config, now);
  ending.defer(() => mailer.close());

  const files = await openFilePorts(config);
  const context = createContext({ config, domains, db, files, jobs, log, mailer, live: live.service, now });
  const jobContext = createContext({ ...context, db: jobsDb });
  const longContext = createContext({ ...context, db: longDb });
  const devices = await startDeviceServices({ ...context, upkeep: jobsDb }, live.service, live.elsewhere);
  ending.defer(() => devices.stop());
  // After the broker is closed: a device that leaves before counts as offline at the next start.
  ending.defer(() => demoRuntime.stop());
  demoRuntime.add({ forget: devices.forget });
  let isStopping = false;
  const app = await buildApp({
    context,
    handlers: createHandlers(context, demoRuntime, devices),
    keyedHandlers: createKeyedHandlers,
    site,
    demo: demo.shown,
    hasDemo: options.demo,
    intake: devices.intake,
    version,
    health: {
      db: healthDb,
      isLive: () => app.server.listening,
      isStopping: () => isStopping,
      isFull: database.storage.isFull,
    },
    metrics: { pools: database.figures, mqttConnections: () => live.service.connections },
    onFailure: database.storage.observe,
    rateLimitScale: options.rateLimitScale ?? 1,
    ...(options.arrivalMs === undefined ? {} : { arrivalMs: options.arrivalMs }),
  });
  ending.defer(async () => {
    const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
    // A kept connection that was busy when the closing began would hold it up until its own time is over.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 20);
    await Promise.all([app.close(), live.service.close()]);
    clearTimeout(cut);
    clearInterval(sweep);
  });
  for (const { startJobs, startLongJobs } of allDomains) {
    await startJobs?.(jobContext);
    await startLongJobs?.(longContext);
  }
  const notifications = startNotifications(jobContext);
  ending.defer(() => notifications.stop());
  const onlineChecks = startOnlineChecks(jobContext);
  ending.defer(() => onlineChecks.stop());
  const mailReplies = startMailReplies(jobContext);
  ending.defer(() => mailReplies.stop());
  live.service.attach(app.server);
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenFault(error, config, 'PORT');
  });
  const mqttTcpPort = await live.listenTcp();
  const mqttTlsPort = await live.listenTls();
  await demo.start(`${urlOf(config).replace('http', 'ws')}${livePath}`, context);
  return {
    url: urlOf(config),
    mqttTcpPort,
    mqttTlsPort,
    dataDir: config.dataDir,
    demo: demo.shown(),
    lost: database.lost,
    close: () => {
      // First of all, so that a balancer sends nobody here any more.
      isStopping = true;
      return ending.disposeAsync();
    },
  };
}
