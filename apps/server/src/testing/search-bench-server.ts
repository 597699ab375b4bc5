// The search on an organisation with 5,000 units and 2,000 people, and its reference: a bare Fastify with the same
// database driver, answering a list of 50 rows. The parent asks between rounds how much processor time was used.
import { readFileSync, readdirSync } from 'node:fs';
import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import fastify from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { PgBoss } from 'pg-boss';
import { createOrganization } from '../access/create-organization.ts';
import { createBuilding } from '../buildings/create-building.ts';
import { readConfig } from '../config/config.ts';
import type { ServerContext } from '../context.ts';
import { readPostmaster } from '../database/embedded/postmaster.ts';
import { migrate } from '../database/migrate.ts';
import { createDatabase, createPool } from '../database/pool.ts';
import { createHandlers } from '../handlers.ts';
import { registerEndpoints } from '../http/register-endpoints.ts';
import { createSession } from '../identity/sessions.ts';
import { startTestPostgres } from './test-postgres.ts';

const postgres = await startTestPostgres();
const databasePid = readPostmaster(join(postgres.dataDir, 'postgres', 'data'))?.pid;
const pool = createPool(postgres.url);
await migrate(pool);
const db = createDatabase(pool);
const context: ServerContext = {
  config: readConfig({ LOG_LEVEL: 'silent' }, { isRoot: false, cwd: '/nowhere' }),
  db,
  jobs: new PgBoss({ connectionString: postgres.url, supervise: false, schedule: false }),
  log: pino({ level: 'silent' }),
  mailer: { send: async () => undefined, close: async () => undefined },
  live: { publish: async () => undefined, refreshGrants: async () => undefined, disconnect: async () => undefined },
  now: Date.now,
};

const token = await fill();
const app = fastify({ logger: false });
await registerEndpoints(app, context, createHandlers(context), { rateLimitScale: 1_000_000 });
const url = await app.listen({ port: 0, host: '127.0.0.1' });

const bare = fastify({ logger: false });
const barePool = createPool(postgres.url);
bare.get('/', async () => {
  const { rows } = await barePool.query({
    name: 'bare-list',
    text: 'SELECT id, building_id, code, kind, status FROM unit ORDER BY id LIMIT 50',
  });
  return { data: rows };
});
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });

process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpuMs: ownMs() + databaseMs() });
  if (message === 'end') void end();
});
process.send?.({ url, bareUrl, token });

/** The organisation, and an open session of its owner. */
async function fill(): Promise<string> {
  const ownerId = randomUUIDv7();
  await sql`INSERT INTO app_user (id, email, name) VALUES (${ownerId}, 'bench@imah.test', 'Bench')`.execute(db);
  await db.transaction().execute(async (trx) => {
    const now = Date.now();
    const { id: orgId } = await createOrganization(trx, { name: 'Bench', kind: 'manager', ownerId, locale: 'id' }, now);
    const address = { street: 'Jalan Ukur 1', city: 'Jakarta', province: 'DKI Jakarta' };
    const draft = { name: 'Menara Ukur', kind: 'apartment', timeZone: 'Asia/Jakarta', address, locale: 'id' } as const;
    const buildingId = await createBuilding(trx, { ...draft, orgId, by: { kind: 'user', id: ownerId } }, now);
    await sql`
      INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
      SELECT ${orgId}, uuidv7(), ${buildingId}, f.id, format('%s-%s', chr(65 + n / 500), lpad((n % 500)::text, 4, '0')), 'residential', 36000
      FROM generate_series(0, 4999) n, section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
      WHERE s.building_id = ${buildingId}`.execute(trx);
    await sql`
      INSERT INTO person (org_id, id, name, phone, email)
      SELECT ${orgId}, uuidv7(), format('%s %s', (ARRAY['Sari','Budi','Dewi','Agus','Rina','Tono','Wati','Joko'])[1 + n % 8],
        (ARRAY['Wulandari','Santoso','Lestari','Kusuma','Hidayat','Pratama','Nugroho','Siregar','Halim','Wijaya'])[1 + n / 8 % 10]),
        format('+62811%s', lpad(n::text, 6, '0')), format('warga%s@imah.test', n)
      FROM generate_series(0, 1999) n`.execute(trx);
    await sql`
      INSERT INTO occupancy (org_id, id, unit_id, person_id, role, is_billing_party, period)
      SELECT u.org_id, uuidv7(), u.id, p.id, 'tenant', true, '[2026-01-01,)'
      FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM unit) u
      JOIN (SELECT *, row_number() OVER (ORDER BY id) AS n FROM person) p ON p.n = u.n`.execute(trx);
  });
  await sql`ANALYZE`.execute(db);
  return createSession(db, ownerId, { ip: '127.0.0.1', userAgent: undefined }, Date.now());
}

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
