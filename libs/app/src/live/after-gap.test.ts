import type { Realtime } from '@imah/realtime';
import { expect, it } from 'vitest';
import { afterGap } from './after-gap.ts';

function heard(state: 'connected' | 'connecting' | 'offline') {
  let reread = 0;
  // Only the state is asked for.
  const connection = { getDetail: () => ({ state }) } as unknown as Realtime['connection'];
  const onGranted = afterGap({ connection }, () => (reread += 1));
  return { onGranted, reread: () => reread };
}

it('reads nothing again at the first grant of a channel that stood when it was asked for', () => {
  const { onGranted, reread } = heard('connected');

  onGranted();

  expect(reread()).toBe(0);
});

it.each(['connecting', 'offline'] as const)('reads again at the first grant where the channel was %s', (state) => {
  const { onGranted, reread } = heard(state);

  onGranted();

  expect(reread()).toBe(1);
});

it('reads again at each grant that follows: the channel was away before it', () => {
  const { onGranted, reread } = heard('connected');

  for (let grant = 0; grant < 3; grant += 1) onGranted();

  expect(reread()).toBe(2);
});
