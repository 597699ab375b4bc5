import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { createDatabase, createPool } from '../database/pool.ts';
import type { Database } from '../database/schema.ts';
import { templateName, withDatabase } from './test-urls.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgresUrl: string;
    /** Of the whole server, whichever domain is tested. */
    readonly migrationFolders: readonly string[];
  }
}

export interface TestDatabase {
  readonly db: Kysely<Database>;
  readonly url: string;
  /** Ends the connections and drops the database. */
  dispose(): Promise<void>;
}

/** A migrated database of one test file's own. `empty` asks for one without any table. */
export async function createTestDatabase(options: { readonly empty?: boolean } = {}): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(
    serverUrl,
    `CREATE DATABASE ${name}${options.empty ? '' : ` TEMPLATE ${templateName}`} STRATEGY FILE_COPY`,
  );
  const url = withDatabase(serverUrl, name);
  const db = createDatabase(createPool(url));
  return {
    db,
    url,
    dispose: async () => {
      await db.destroy();
      await drop(serverUrl, name);
    },
  };
}

/**
 * A pool has ended before its last connection is gone, and one that is cut off then fails the file from outside every
 * test. So the server waits for them, for 5 s as it does by itself; only who still holds on is cut off.
 */
async function drop(serverUrl: string, name: string): Promise<void> {
  await runOnServer(serverUrl, `DROP DATABASE ${name}`).catch((error: unknown) => {
    const isInUse = error instanceof Error && 'code' in error && error.code === '55006';
    if (!isInUse) throw error;
    return runOnServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  });
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const admin = createPool(url, { max: 1 });
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
