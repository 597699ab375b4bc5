import { expect, it } from 'vitest';
import { createManualClock } from '../testing/broker/manual-clock.ts';
import { createHeartbeat } from './heartbeat.ts';

function stage() {
  const { advance, clock, timers } = createManualClock();
  const told: string[] = [];
  let isHidden = false;
  const handlers = new Set<() => void>();
  const heartbeat = createHeartbeat({
    clock,
    visibility: {
      isHidden: () => isHidden,
      subscribe(handler) {
        handlers.add(handler);
        return () => handlers.delete(handler);
      },
    },
    everyMs: 1000,
    patience: 3,
    ask: () => told.push(`ask ${clock.now()}`),
    hung: () => told.push(`hung ${clock.now()}`),
  });
  const setHidden = (next: boolean) => {
    isHidden = next;
    for (const handler of handlers) handler();
  };
  return { advance, handlers, heartbeat, setHidden, timers, told };
}

it('asks at once and every second; after three questions without an answer the leader counts as hung', async () => {
  const { advance, told } = stage();

  await advance(3000);

  expect(told).toEqual(['ask 0', 'ask 1000', 'ask 2000', 'hung 3000']);
});

it('an answer, whenever it comes, is enough', async () => {
  const { advance, heartbeat, told } = stage();

  await advance(2500);
  heartbeat.heard();
  await advance(2500);

  expect(told).toEqual(['ask 0', 'ask 1000', 'ask 2000', 'ask 3000', 'ask 4000', 'ask 5000']);
});

it('does not ask while nobody looks, and at once when somebody does again', async () => {
  const { advance, setHidden, timers, told } = stage();

  setHidden(true);
  await advance(60_000);
  expect([told, timers()]).toEqual([['ask 0'], 0]);
  setHidden(false);

  expect(told).toEqual(['ask 0', 'ask 60000']);
});

it('leaves no timer or listener behind', () => {
  const { handlers, heartbeat, timers } = stage();

  heartbeat.stop();

  expect([timers(), handlers.size]).toEqual([0, 0]);
});
