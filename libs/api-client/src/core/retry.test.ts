import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import type { Clock } from './clock.ts';
import { isLostConnection, withRetry } from './retry.ts';

const lost = new ApiError({ kind: 'network', message: 'no network' });
const refused = new ApiError({ kind: 'validation', status: 422, message: 'no' });

/** Waits pass at once; how long they would have been is noted. */
function ports(random = 0) {
  const waited: number[] = [];
  const clock = {
    setTimeout(run: () => void, ms: number) {
      waited.push(ms);
      queueMicrotask(run);
      return 0;
    },
    clearTimeout() {},
    now: () => 0,
  } as unknown as Clock;
  return { waited, given: { clock, random: () => random } };
}

/** Fails with each of these in turn, then succeeds. */
function attempts(...failures: readonly unknown[]) {
  const left = [...failures];
  let count = 0;
  return {
    run: async () => {
      count += 1;
      const failure = left.shift();
      if (failure !== undefined) throw failure;
      return 'answer';
    },
    count: () => count,
  };
}

describe('a call that may be sent again', () => {
  it('is sent up to three times, after growing pauses', async () => {
    const { waited, given } = ports();
    const { run, count } = attempts(lost, lost);

    expect(await withRetry(true, run, undefined, given)).toBe('answer');
    expect([count(), waited]).toEqual([3, [300, 1200]]);
  });

  it('fails with the third failure', async () => {
    const { run, count } = attempts(lost, lost, lost, lost);

    await expect(withRetry(true, run, undefined, ports().given)).rejects.toBe(lost);
    expect(count()).toBe(3);
  });

  it('stretches each pause by up to half at random', async () => {
    const { waited, given } = ports(1);

    await withRetry(true, attempts(lost, lost).run, undefined, given);

    expect(waited).toEqual([450, 1800]);
  });

  it('is not sent again after a refusal: the server has decided', async () => {
    const { run, count } = attempts(refused);

    await expect(withRetry(true, run, undefined, ports().given)).rejects.toBe(refused);
    expect(count()).toBe(1);
  });

  it('is not sent again once it is called off', async () => {
    const controller = new AbortController();
    const { run, count } = attempts(lost);
    const wish = () => {
      controller.abort('left');
      return run();
    };

    await expect(withRetry(true, wish, controller.signal, ports().given)).rejects.toMatchObject({ kind: 'aborted' });
    expect(count()).toBe(1);
  });
});

it('a call that may not be sent again is sent once', async () => {
  const { run, count } = attempts(lost);

  await expect(withRetry(false, run, undefined, ports().given)).rejects.toBe(lost);
  expect(count()).toBe(1);
});

it.each([
  [lost, true],
  [new ApiError({ kind: 'server', status: 502, message: '' }), true],
  [new ApiError({ kind: 'server', status: 503, message: '' }), true],
  [new ApiError({ kind: 'server', status: 504, message: '' }), true],
  [new ApiError({ kind: 'server', status: 500, message: '' }), false],
  [new ApiError({ kind: 'timeout', message: '' }), false],
  [refused, false],
  [new TypeError('fetch failed'), false],
])('tells a lost connection from a refusal: %o is %s', (error, isLost) => {
  expect(isLostConnection(error)).toBe(isLost);
});
