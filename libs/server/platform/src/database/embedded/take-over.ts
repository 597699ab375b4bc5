import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DataFolder } from './data-folder.ts';
import type { PostgresBinaries } from './platform-binaries.ts';
import { isPostmasterOf, type Postmaster, readPostmaster, stopPostmaster } from './postmaster.ts';
import { errorCode } from '../../system/error-code.ts';

// Beyond what any system gives to a process.
const noPid = 2_147_483_646;
const statusLine = 7;

/** The server that already runs on the folder and answers to our password; one that does not answer is stopped. */
export async function takeOver(
  folder: DataFolder,
  binaries: PostgresBinaries,
  password: string,
): Promise<Postmaster | null> {
  for (const until = Date.now() + 60_000; Date.now() < until; await delay(10)) {
    const postmaster = readPostmaster(folder.data);
    if (postmaster === null) return null;
    if (!(await isPostmasterOf(postmaster.pid, folder.data))) {
      await disown(folder);
      return null;
    }
    // Starting or stopping: it will soon be ready or gone.
    if (postmaster.status !== 'ready') continue;
    if (await answers(postmaster, password)) return postmaster;
    await stopPostmaster(postmaster, folder.data, binaries.pgCtl);
  }
  return null;
}

async function answers(postmaster: Postmaster, password: string): Promise<boolean> {
  const client = new pg.Client({
    host: postmaster.host,
    port: postmaster.port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 3000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Too many connections, or just shutting down: it is alive, and stopping it would hurt its owner.
    return /^(53|57)/.test(errorCode(error) ?? '');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Says in the files of a postmaster that is gone that it is gone. PostgreSQL sees that by itself but
 * for two cases: its number went to another process of the same person, or nobody has buried it. What
 * else the pid file says stays, but its status: by it PostgreSQL finds out whether children of the dead one still write.
 */
async function disown({ data, run }: DataFolder): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const lines = await readFile(file, 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  );
  if (lines !== null) await writeFile(file, [String(noPid), ...lines.slice(1, statusLine)].join('\n'));
  for (const name of await readdir(run)) {
    if (name.endsWith('.lock')) await rm(join(run, name), { force: true });
  }
}
