// The whole server with the built pages and much to show, for a browser or for many listeners: an organisation of 5,000
// units and 2,000 people, or one with 100,000 tickets.
import { pino } from 'pino';
import { readConfig } from '@imah/server-platform/config';
import { createDatabase, createPool } from '@imah/server-platform/database';
import { openServer } from '../server.ts';
import { fillSearchBench } from './fill-search-bench.ts';
import { fillTicketBench } from './fill-ticket-bench.ts';
import { makeTestFolder, startTestPostgres } from '@imah/server-platform/testing';

const fills = { people: fillSearchBench, tickets: fillTicketBench } as const;
const fill = process.argv[3] === 'tickets' ? fills.tickets : fills.people;
const postgres = await startTestPostgres();
const dataDir = await makeTestFolder();
const server = await openServer({
  config: readConfig(
    { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: postgres.url, IMAH_DATA_DIR: dataDir },
    { isRoot: false, cwd: '/nowhere' },
  ),
  log: pino({ level: 'silent' }),
  demo: false,
  web: process.argv[2] ?? null,
  rateLimitScale: 1000,
});
const db = createDatabase(createPool(postgres.url));
const filled = await fill(db);
await db.destroy();

process.on('message', (message) => {
  if (message === 'end') void end();
});
process.send?.({ ...filled, url: server.url });

async function end(): Promise<void> {
  await server.close();
  await postgres.stop();
  process.disconnect?.();
}
