import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  readonly timeMs: number;
  /** Megabytes of JavaScript values. */
  readonly memoryMb: number;
}

/** The work took more time or memory than it was given, or its thread ended by itself. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError';
}

/**
 * Runs the module `script` in a thread of its own with `input` as its `workerData`; answers with the first message
 * it posts. Whatever it does holds up nobody else, and it is ended at its limits.
 * @throws {ThreadLimitError}
 */
export function runInThread(script: URL, input: unknown, { timeMs, memoryMb }: ThreadLimits): Promise<unknown> {
  const worker = new Worker(script, {
    workerData: input,
    // It needs nothing of the server's environment.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  });
  return new Promise((resolve, reject) => {
    const fail = (reason: string, cause?: unknown) => reject(new ThreadLimitError(reason, { cause }));
    const timer = setTimeout(() => fail('took too long'), timeMs);
    worker.once('message', resolve);
    worker.once('error', (error) => fail('failed', error));
    worker.once('exit', () => {
      clearTimeout(timer);
      fail('ended without an answer');
    });
  }).finally(() => void worker.terminate());
}
