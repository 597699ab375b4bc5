import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Ends it at once, as a power cut does. Its data stay. */
  readonly kill: () => Promise<void>;
  /** Ends the server as a person would (SIGTERM) and waits for it; the data folder goes too unless it is kept. */
  readonly stop: (options?: { readonly keepData: boolean }) => Promise<void>;
}

export interface ServerProcessOptions {
  readonly demo: boolean;
  /** A folder to go on with; left out, a new one is made. */
  readonly dataDir?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the real server on a free port of loopback and waits until it tells its address. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? (await makeDataDir());
  const child = fork(fileURLToPath(new URL('server-child.ts', import.meta.url)), {
    execArgv: ['--conditions=@imah/source'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      IMAH_DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      IMAH_CHILD_DEMO: options.demo ? 'yes' : 'no',
      ...options.environment,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = await addressOf(child);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    stop: async ({ keepData } = { keepData: false }) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      if (!keepData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'imah-'));
  // As root the database runs as another user, who must be able to pass through.
  await chmod(folder, 0o711);
  return folder;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it told its address`)));
  });
}
