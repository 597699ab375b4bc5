import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLimits } from '@imah/contract/files/words';
import fastify, { type FastifyInstance } from 'fastify';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { type Config, readConfig } from '../config/config.ts';
import { createContext, type ServerContext } from '../context.ts';
import { createDiskStore } from '../files/storage/disk-store.ts';
import type { FilePorts } from '../files/file-ports.ts';
import type { Mail } from '../mail/mailer.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { handlersOf, keyedHandlersOf, portsOf } from './domains-under-test.ts';
import type { Handlers } from '../http/handler.ts';
import type { ServerDomain } from '../http/server-domain.ts';
import { type EndpointOptions, registerEndpoints } from '../http/register-endpoints.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  /** The clock of the server; tests set it. */
  readonly clock: { now: number };
  readonly mails: Mail[];
  /** What the server did to the live channel, in order. */
  readonly liveCalls: string[];
  close(): Promise<void>;
}

export interface TestAppOptions extends EndpointOptions {
  readonly config?: Partial<Config>;
  readonly files?: Partial<FilePorts>;
  /** One that is made already; else an empty one. It ends with the server. */
  readonly database?: TestDatabase;
  /** The domains that it serves beside the platform; what is asked of another is refused. */
  readonly domains?: readonly ServerDomain[];
  /** Starts the job queue, which takes a second. */
  readonly jobs?: boolean;
  readonly handlers?: (context: ServerContext) => Partial<Handlers>;
}

/** An address of this computer at which nobody listens. */
const nobody = 'http://127.0.0.1:1';

/** The endpoints on a real database of their own, with the mail and the live channel recorded at their ports. */
export async function createTestApp({ domains = [], ...options }: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const jobs = new PgBoss({ connectionString: database.url, max: 2, supervise: false, schedule: false });
  if (options.jobs === true) await jobs.start();
  // Made by the first file.
  const folder = join(tmpdir(), `imah-test-${randomUUID()}`);
  const clock = { now: Date.UTC(2026, 10, 21, 3) };
  const mails: Mail[] = [];
  const liveCalls: string[] = [];
  const context = createContext({
    config: {
      ...readConfig({ LOG_LEVEL: 'silent' }, { isRoot: false, cwd: '/nowhere' }),
      // No test asks anybody outside of this computer.
      midtrans: { production: nobody, sandbox: nobody },
      ...options.config,
    },
    db: database.db,
    domains: portsOf(domains),
    files: {
      store: createDiskStore(join(folder, 'files')),
      scratch: join(folder, 'scratch'),
      quota: { organization: fileLimits.orgQuota, person: fileLimits.personQuota },
      ...options.files,
    },
    jobs,
    log: pino({ level: 'silent' }),
    mailer: { send: async (mail) => void mails.push(mail), close: async () => {} },
    live: {
      publish: async (topic) => void liveCalls.push(`publish ${topic}`),
      refreshGrants: async (userId) => void liveCalls.push(`refresh ${userId}`),
      tellRaw: async (_buildingId, topic, text) => void liveCalls.push(`tell ${topic} ${text}`),
      disconnect: async (who) => void liveCalls.push(`disconnect ${Object.values(who).join()}`),
    },
    now: () => clock.now,
  });
  const app = fastify({ genReqId: () => randomUUID(), routerOptions: { maxParamLength: 16_384 } });
  const handlers = { ...handlersOf(domains, context), ...options.handlers?.(context) };
  const keyed = (unit: ServerContext) => ({ ...keyedHandlersOf(domains, unit), ...options.handlers?.(unit) });
  await registerEndpoints(app, context, handlers, keyed, { rateLimitScale: 1000, ...options });
  await app.ready();
  const close = async () => {
    await app.close();
    if (options.jobs === true) await jobs.stop({ graceful: false });
    await database.dispose();
    await rm(folder, { recursive: true, force: true });
  };
  return { app, context, clock, mails, liveCalls, close };
}
