import { pino } from 'pino';
import { type Environment, readConfig } from '../config/config.ts';
import { openServer, type RunningServer, type ServerOptions } from '../server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { makeTestFolder } from './test-postgres.ts';
import { makeTestSite } from './test-site.ts';

export interface TestServer extends RunningServer {
  readonly database: TestDatabase;
}

/** The whole server in this process, on a free port and a database of its own. */
export async function openTestServer(
  environment: Environment = {},
  options: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataDir = await makeTestFolder();
  const config = readConfig(
    { PORT: '0', DATABASE_URL: database.url, IMAH_DATA_DIR: dataDir, ...environment },
    { isRoot: false, cwd: '/' },
  );
  const web = options.web === undefined ? await makeTestSite() : options.web;
  const server = await openServer({
    demo: false,
    rateLimitScale: 1000,
    log: pino({ level: 'silent' }),
    ...options,
    config,
    web,
  });
  return {
    ...server,
    database,
    close: async () => {
      await server.close();
      await database.dispose();
    },
  };
}
