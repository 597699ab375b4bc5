import type { Logger } from 'pino';
import { announcement } from './announcement.ts';
import { readConfig, StartupError } from '@imah/server-platform/config';
import { createLog } from '@imah/server-platform';
import { openServer, type RunningServer, type ServerOptions } from './server.ts';
import { demoMailPath } from '@imah/server-platform/system';

export interface StartOptions extends Pick<ServerOptions, 'demo' | 'web' | 'rateLimitScale' | 'embedded'> {
  /** Read instead of the environment of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Say nothing on the terminal when ready. */
  readonly quiet?: boolean;
}

/**
 * Runs the server as this process: configured by its environment, announced on its terminal, ended by
 * SIGTERM or SIGINT. What keeps it from starting is told in one sentence, and ends the process with 1.
 */
export async function runProcess({
  environment = process.env,
  quiet = false,
  ...options
}: StartOptions): Promise<RunningServer> {
  try {
    // At a demonstration's terminal a line for every request would bury what the person is to read.
    const config = readConfig(
      { ...(options.demo ? { LOG_LEVEL: 'warn' } : {}), ...environment },
      { isRoot: process.getuid?.() === 0, cwd: process.cwd() },
    );
    const log = createLog(config.logLevel);
    const server = await openServer({ ...options, config, log });
    endWithProcess(server, log);
    if (!quiet)
      console.log(announcement({ ...server, mailPage: server.demo === null ? null : `${server.url}${demoMailPath}` }));
    return server;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** What a process ends with that was not let finish. */
const interruptedCode = 130;

function endWithProcess(server: RunningServer, log: Logger): void {
  let isEnding = false;
  const end = (code: number) => {
    // Who says it twice does not want to wait.
    if (isEnding) process.exit(code === 0 ? interruptedCode : code);
    isEnding = true;
    server.close().then(
      () => process.exit(code),
      (error: unknown) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  void server.lost.then(() => {
    log.fatal('the database ends by itself over and over');
    end(1);
  });
}
