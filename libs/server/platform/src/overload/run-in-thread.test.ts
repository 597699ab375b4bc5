import { expect, it } from 'vitest';
import { runInThread, ThreadLimitError } from './run-in-thread.ts';

const script = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const limits = { timeMs: 30_000, memoryMb: 64 };

it('answers with what the thread posts, which has the input and nothing of the environment', async () => {
  const source = `import { parentPort, workerData } from 'node:worker_threads';
    parentPort.postMessage([workerData * 2, Object.keys(process.env)]);`;

  expect(await runInThread(script(source), 21, limits)).toEqual([42, []]);
});

it('goes on with everything else while a thread turns in a circle, and ends it when its time is over', async () => {
  const order: string[] = [];
  const spinning = runInThread(script('for (;;);'), null, { timeMs: 200, memoryMb: 64 }).catch((error: unknown) => {
    order.push('ended');
    throw error;
  });
  setImmediate(() => order.push('others'));

  await expect(spinning).rejects.toThrow(new ThreadLimitError('took too long'));
  expect(order).toEqual(['others', 'ended']);
});

it('ends a thread that takes more memory than it may, and not the process', async () => {
  const hoarding = 'const all = []; for (;;) all.push(new Array(10_000).fill({}));';

  await expect(runInThread(script(hoarding), null, limits)).rejects.toThrow(new ThreadLimitError('failed'));
});

it.each([
  ['throws', 'throw new Error("no");', 'failed'],
  ['says nothing', '', 'ended without an answer'],
])('fails when the thread %s', async (_, source, reason) => {
  await expect(runInThread(script(source), null, limits)).rejects.toThrow(new ThreadLimitError(reason));
});
