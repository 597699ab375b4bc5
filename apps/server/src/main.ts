import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { StartOptions } from './run-process.ts';
import type { RunningServer } from './server.ts';

export type { StartOptions } from './run-process.ts';
export type { RunningServer } from './server.ts';

/**
 * Runs the server as this process: configured by its environment, announced on its terminal, ended by
 * SIGTERM or SIGINT. What keeps it from starting is told in one sentence, and ends the process with 1.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  // Compiled code is kept from one start to the next, which halves the time to load it; hence the late import.
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
  const { runProcess } = await import('./run-process.ts');
  const server = await runProcess(options);
  flushCompileCache();
  return server;
}
