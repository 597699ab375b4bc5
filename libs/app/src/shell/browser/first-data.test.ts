import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { afterFirstData } from './first-data.ts';

function setUp() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const quiet: (() => void)[] = [];
  const timers: (() => void)[] = [];
  let state = 'waiting';
  void afterFirstData(queryClient, (callback) => quiet.push(callback), {
    nextFrame: (callback) => quiet.push(callback),
    later: (callback) => timers.push(callback),
  }).then(() => {
    state = 'settled';
  });
  return {
    queryClient,
    quiet,
    timers,
    idle: async () => {
      while (quiet.length > 0) quiet.shift()?.();
      await Promise.resolve();
      return state;
    },
  };
}

const answer = () => Promise.withResolvers<string[]>();

describe('the first data of a page', () => {
  it('is there when every read that was under way has ended', async () => {
    const { queryClient, idle } = setUp();
    const buildings = answer();
    const alarms = answer();
    const reads = [
      queryClient.fetchQuery({ queryKey: ['buildings'], queryFn: () => buildings.promise }),
      queryClient.fetchQuery({ queryKey: ['alarms'], queryFn: () => alarms.promise }),
    ];

    expect(await idle()).toBe('waiting');
    buildings.resolve(['Menara Contoh']);
    await reads[0];
    expect(await idle()).toBe('waiting');
    alarms.resolve([]);
    await reads[1];
    expect(await idle()).toBe('settled');
  });

  it('is not waited for when the read failed', async () => {
    const { queryClient, idle } = setUp();
    await queryClient
      .fetchQuery({ queryKey: ['buildings'], queryFn: () => Promise.reject(new Error('offline')) })
      .catch(() => undefined);
    expect(await idle()).toBe('settled');
  });

  it('is there although a hidden page draws no frame', async () => {
    const { queryClient, timers, quiet, idle } = setUp();
    await queryClient.fetchQuery({ queryKey: ['buildings'], queryFn: () => ['Menara Contoh'] });
    quiet.length = 0;
    expect(await idle()).toBe('waiting');
    for (const timer of timers) timer();
    expect(await idle()).toBe('settled');
  });

  it('is not waited for without end on a page that reads nothing', async () => {
    const { timers, idle } = setUp();
    expect(await idle()).toBe('waiting');
    for (const timer of timers) timer();
    expect(await idle()).toBe('settled');
  });
});
