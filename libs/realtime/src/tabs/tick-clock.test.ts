import { expect, it } from 'vitest';
import { createManualClock } from '../testing/broker/manual-clock.ts';
import { createTickClock } from './tick-clock.ts';

/** A browser that has put the tab's timers off: they come an hour late. */
function throttled() {
  const manual = createManualClock();
  const hourMs = 3_600_000;
  return {
    ...manual,
    clock: {
      ...manual.clock,
      setTimeout: (handler: () => void, delayMs: number) => manual.clock.setTimeout(handler, delayMs + hourMs),
    },
  };
}

it('a tick runs what is due, in its order, once', async () => {
  const { advance, clock, timers } = throttled();
  const ticking = createTickClock(clock);
  const ran: string[] = [];
  ticking.setTimeout(() => ran.push('second'), 200);
  ticking.setTimeout(() => ran.push('first'), 100);
  ticking.setTimeout(() => ran.push('later'), 300);

  await advance(250);
  ticking.tick();
  ticking.tick();

  expect([ran, timers()]).toEqual([['first', 'second'], 1]);
  await advance(4_000_000);
  expect(ran).toEqual(['first', 'second', 'later']);
});

it('what was called off does not run, whoever called it off', async () => {
  const { advance, clock, timers } = throttled();
  const ticking = createTickClock(clock);
  const ran: string[] = [];
  const second = { timer: null as unknown };
  ticking.setTimeout(() => {
    ran.push('first');
    ticking.clearTimeout(second.timer);
  }, 100);
  second.timer = ticking.setTimeout(() => ran.push('second'), 200);
  ticking.clearTimeout(null);

  await advance(300);
  ticking.tick();

  expect([ran, timers(), ticking.now()]).toEqual([['first'], 0, 300]);
});

it('without a tick the timers come as they do', async () => {
  const { advance, clock, timers } = createManualClock();
  const ticking = createTickClock(clock);
  const ran: number[] = [];
  ticking.setTimeout(() => ran.push(ticking.now()), 100);

  await advance(100);
  ticking.tick();

  expect([ran, timers()]).toEqual([[100], 0]);
});
