import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { urlOf } from '../database/embedded/own-database.ts';
import { isPostmasterOf, readPostmaster } from '../database/embedded/postmaster.ts';
import { openDatabase } from '../database/open-database.ts';
import { createDatabase, createPool } from '../database/pool.ts';
import type { Database } from '../database/schema.ts';

interface ReadableDatabase {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/**
 * The installation's database, beside a server that may be running on it: a running one is only visited,
 * never taken over. Where none runs, the embedded one is started for the time it is read.
 */
export async function openToRead(config: Config, migrationFolders: readonly string[]): Promise<ReadableDatabase> {
  const url = config.database.kind === 'external' ? config.database.url : await runningUrl(config.dataDir);
  if (url === null) {
    const opened = await openDatabase(config, pino({ level: 'silent' }), migrationFolders);
    // To read a whole history may take as long as it takes.
    return { db: opened.databases.upkeep, close: () => opened.close() };
  }
  const db = createDatabase(createPool(url, { max: 2 }));
  return { db, close: () => db.destroy() };
}

async function runningUrl(dataDir: string): Promise<string | null> {
  const root = join(dataDir, 'postgres');
  const postmaster = readPostmaster(join(root, 'data'));
  if (postmaster?.status !== 'ready' || !(await isPostmasterOf(postmaster.pid, root))) return null;
  const password = await readFile(join(root, 'password'), 'utf8');
  return urlOf(postmaster, password.trim(), 'imah');
}
