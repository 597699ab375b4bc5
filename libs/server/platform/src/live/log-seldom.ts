import type { Logger } from 'pino';

const everyMs = 10_000;

/**
 * Writes a failure to the log at most once in 10 s, without its stack, and how many there were since:
 * what clients can cause as often as they like must not fill the disk.
 */
export function logSeldom(
  log: Logger,
  message: string,
  now: () => number = () => performance.now(),
): (error: unknown) => void {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let unwritten = 0;
  return (error) => {
    unwritten += 1;
    if (now() - writtenAt < everyMs) return;
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ error: reason, times: unwritten }, message);
    writtenAt = now();
    unwritten = 0;
  };
}
