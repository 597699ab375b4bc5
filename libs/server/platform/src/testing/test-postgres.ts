import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';

const prefix = 'imah-test-';

export interface TestPostgres {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** A throw-away server without durability. It ends with this process, whatever ends that. */
export async function startTestPostgres(): Promise<TestPostgres> {
  await removeLeftovers();
  const dataDir = await makeTestFolder();
  const postgres = await startEmbeddedPostgres({
    dataDir,
    isDurable: false,
    diesWithParent: true,
    settings: { max_connections: '300' },
  });
  return {
    url: postgres.url,
    dataDir,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An empty folder for one test, named after this process so that a later run can tell what was left behind. */
export function makeTestFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
}

async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN;
    if (Number.isInteger(pid) && pid > 0 && !isAlive(pid))
      await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
