import type { Logger } from 'pino';

/**
 * Runs `task` every `everyMs` milliseconds, never twice at once; a failure is logged and the next turn
 * comes all the same. Returns what ends it, which waits for the turn under way.
 */
export function repeat(everyMs: number, task: () => Promise<unknown>, log: Logger): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= task()
      .catch((error: unknown) => log.error({ err: error }, 'a repeated task failed'))
      .finally(() => (running = null));
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
