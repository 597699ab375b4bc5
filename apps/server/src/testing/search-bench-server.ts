// The search and the list of members in an organisation with 5,000 units and 2,000 people, and their reference: a bare
// Fastify with the same database driver, answering the same 50 members by one prepared query and nothing else: no session,
// no rights, no check of what goes in or out. The parent asks between rounds how much processor time was used.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { pino } from 'pino';
import { PgBoss } from 'pg-boss';
import { readConfig } from '../config/config.ts';
import type { ServerContext } from '../context.ts';
import { readPostmaster } from '../database/embedded/postmaster.ts';
import { migrate } from '../database/migrate.ts';
import { createDatabase, createPool } from '../database/pool.ts';
import { openFilePorts } from '../files/file-ports.ts';
import { createHandlers } from '../handlers.ts';
import { registerEndpoints } from '../http/register-endpoints.ts';
import { fillSearchBench } from './fill-search-bench.ts';
import { startTestPostgres } from './test-postgres.ts';

const postgres = await startTestPostgres();
const databasePid = readPostmaster(join(postgres.dataDir, 'postgres', 'data'))?.pid;
const pool = createPool(postgres.url);
await migrate(pool);
const db = createDatabase(pool);
const config = readConfig({ LOG_LEVEL: 'silent' }, { isRoot: false, cwd: '/nowhere' });
const context: ServerContext = {
  config,
  db,
  files: await openFilePorts(config),
  jobs: new PgBoss({ connectionString: postgres.url, supervise: false, schedule: false }),
  log: pino({ level: 'silent' }),
  mailer: { send: async () => undefined, close: async () => undefined },
  live: { publish: async () => undefined, refreshGrants: async () => undefined, disconnect: async () => undefined },
  now: Date.now,
};

const { orgId, token } = await fillSearchBench(db);
const app = fastify({ logger: false });
await registerEndpoints(app, context, createHandlers(context), { rateLimitScale: 1_000_000 });
const url = await app.listen({ port: 0, host: '127.0.0.1' });

const bare = fastify({ logger: false });
const barePool = createPool(postgres.url);
bare.get('/', async () => {
  const { rows } = await barePool.query({
    name: 'bare-list',
    text: `
      SELECT m.id, u.name, u.email, m.status, m.all_buildings, m.building_ids, m.created_at
      FROM membership m JOIN app_user u ON u.id = m.user_id
      WHERE m.org_id = $1 ORDER BY m.sort_key, m.id LIMIT 50`,
    values: [orgId],
  });
  return { data: rows };
});
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });

process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpuMs: ownMs() + databaseMs() });
  if (message === 'end') void end();
});
process.send?.({ url, bareUrl, orgId, token });

function ownMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Of every process of the database; Linux only, elsewhere 0. A clock tick is 10 ms. */
function databaseMs(): number {
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

async function end(): Promise<void> {
  await app.close();
  await bare.close();
  await db.destroy();
  await barePool.end();
  await postgres.stop();
  process.disconnect?.();
}
