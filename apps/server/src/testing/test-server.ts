import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pino } from 'pino';
import { type Environment, readConfig } from '@imah/server-platform/config';
import { openServer, type RunningServer, type ServerOptions } from '../server.ts';
import { createTestDatabase, makeTestFolder, type TestDatabase } from '@imah/server-platform/testing';
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
  const ownSite = options.web === undefined ? await makeTestSite() : null;
  const web = ownSite ?? options.web ?? null;
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
      await rm(dataDir, { recursive: true, force: true });
      if (ownSite !== null) await rm(dirname(ownSite), { recursive: true, force: true });
    },
  };
}
