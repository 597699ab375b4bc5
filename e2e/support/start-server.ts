import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServerProcess, type ServerProcess } from '../../tools/run/server-process.ts';
import { templateOf } from './template.ts';

interface ServerKind {
  readonly demo: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the real server on a copy of a new installation: to make its database each time takes longer than many a journey. */
export async function startServer({ demo, environment = {} }: ServerKind): Promise<ServerProcess> {
  const template = await templateOf(demo ? 'demo' : 'empty');
  const dataDir = await mkdtemp(join(tmpdir(), 'imah-'));
  // The database's own user keeps what is theirs, and has to pass through.
  await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir]);
  await chmod(dataDir, 0o711);
  return startServerProcess({ demo, environment, dataDir });
}
