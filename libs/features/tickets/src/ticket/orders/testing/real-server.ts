import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../../../../../tools/run/server-child.ts', import.meta.url));

/** The real server with its demonstration, in a process that can be killed like any other. */
export interface RealServer {
  /** Of the process that runs now. */
  readonly url: () => string;
  /** Ends it at once, as a power cut does, and starts another one on the same data. */
  readonly kill: () => Promise<void>;
  /** Ends it as a person would, and removes its data. */
  readonly remove: () => Promise<void>;
}

export async function startRealServer(): Promise<RealServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'imah-outbox-'));
  // As root the database runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  let running = await start(dataDir);
  return {
    url: () => running.url,
    kill: async () => {
      await end(running.child, 'SIGKILL');
      running = await start(dataDir);
    },
    remove: async () => {
      await end(running.child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function start(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const own = {
    PORT: '0',
    HOST: '127.0.0.1',
    IMAH_DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    IMAH_CHILD_DEMO: 'yes',
    IMAH_CHILD_WEB: 'no',
  };
  const child = fork(script, {
    execArgv: ['--conditions=@imah/source'],
    env: { ...process.env, ...own },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the server ended with ${String(code)} before it answered`)),
  );
  // What `server-child.ts` tells once it answers.
  const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }];
  failed.catch(() => undefined);
  return { child, url };
}
