// A server for measuring: every call of the API over a database that `fill` makes, and its reference: a bare Fastify with
// the same database driver, answering 50 rows by one prepared query and nothing else: no session, no rights, no check of
// what goes in or out. The parent asks between rounds how much processor time was used.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { PgBoss } from 'pg-boss';
import { readConfig } from '@imah/server-platform/config';
import { createContext } from '@imah/server-platform';
import { readPostmaster } from '@imah/server-platform/database/embedded';
import { createDatabase, createPool, migrate } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { allDomains, createHandlers, createKeyedHandlers, domains } from '../domains.ts';
import { migrationFolders } from '../migrations.ts';
import { openFilePorts } from '@imah/server-platform/files';
import { registerEndpoints } from '@imah/server-platform/http';
import { startTestPostgres } from '@imah/server-platform/testing';

interface Bench<F extends object> {
  readonly fill: (db: Kysely<Database>) => Promise<F>;
  /** The query of the reference, with its values. */
  /** Starts the workers of all domains too, for calls whose work goes on after them. */
  readonly jobs?: boolean;
  readonly bareQuery: (filled: F) => { readonly text: string; readonly values: readonly unknown[] };
}

/** Starts both servers in this process and tells the parent where they are, with what was filled in. */
export async function serveBench<F extends object>({ fill, bareQuery, jobs = false }: Bench<F>): Promise<void> {
  const postgres = await startTestPostgres();
  const databasePid = readPostmaster(join(postgres.dataDir, 'postgres', 'data'))?.pid;
  const pool = createPool(postgres.url);
  await migrate(pool, migrationFolders);
  const db = createDatabase(pool);
  const config = readConfig({ LOG_LEVEL: 'silent' }, { isRoot: false, cwd: '/nowhere' });
  const context = createContext({
    config,
    db,
    domains,
    files: await openFilePorts(config),
    jobs: new PgBoss({ connectionString: postgres.url, supervise: false, schedule: false }),
    log: pino({ level: 'silent' }),
    mailer: { send: async () => undefined, close: async () => undefined },
    live: {
      publish: async () => undefined,
      refreshGrants: async () => undefined,
      tellRaw: async () => undefined,
      disconnect: async () => undefined,
    },
    now: Date.now,
  });

  const filled = await fill(db);
  if (jobs) {
    await context.jobs.start();
    for (const { startJobs, startLongJobs } of allDomains) {
      await startJobs?.(context);
      await startLongJobs?.(context);
    }
  }
  const app = fastify({ logger: false });
  await registerEndpoints(app, context, createHandlers(context), createKeyedHandlers, { rateLimitScale: 1_000_000 });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const bare = fastify({ logger: false });
  const barePool = createPool(postgres.url);
  const { text, values } = bareQuery(filled);
  bare.get('/', async () => {
    const { rows } = await barePool.query({ name: 'bare-list', text, values: [...values] });
    return { data: rows };
  });
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });

  const end = async (): Promise<void> => {
    await app.close();
    await bare.close();
    if (jobs) await context.jobs.stop({ graceful: false });
    await db.destroy();
    await barePool.end();
    await postgres.stop();
    process.disconnect?.();
  };
  process.on('message', (message) => {
    if (message === 'cpu') process.send?.({ cpuMs: ownMs() + databaseMs(databasePid) });
    if (message === 'end') void end();
  });
  process.send?.({ ...filled, url, bareUrl });
}

function ownMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Of every process of the database; Linux only, elsewhere 0. A clock tick is 10 ms. */
function databaseMs(databasePid: number | undefined): number {
  let pids: string[] = [];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const ticks = pids.map((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[1]) === databasePid ? Number(fields[11]) + Number(fields[12]) : 0;
    } catch {
      return 0;
    }
  });
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}
