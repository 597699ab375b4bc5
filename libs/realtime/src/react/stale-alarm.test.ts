import { expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createStaleAlarm } from './stale-alarm.ts';

function arrange() {
  const clock = new SimulatedClock();
  const set: number[] = [];
  const rings: number[] = [];
  const alarm = createStaleAlarm({
    now: () => clock.now(),
    later(handler, delayMs) {
      set.push(delayMs);
      const timer = clock.setTimeout(handler, delayMs);
      return () => clock.clearTimeout(timer);
    },
  });
  return { alarm, clock, set, rings, ring: () => rings.push(clock.now()) };
}

it('rings when the moment is over, not at it', () => {
  const { alarm, clock, ring, rings } = arrange();
  alarm.subscribe(ring);
  alarm.set(100);

  clock.increment(100);
  expect(rings).toEqual([]);
  clock.increment(1);
  expect(rings).toEqual([101]);
});

it('a thousand newer values set no timer: the one that runs is set to what is left', () => {
  const { alarm, clock, ring, rings, set } = arrange();
  alarm.subscribe(ring);
  alarm.set(1000);
  for (let at = 1001; at <= 2000; at += 1) alarm.set(at);
  expect(set).toEqual([1001]);

  clock.increment(1001);
  expect([rings, set]).toEqual([[], [1001, 1000]]);
  clock.increment(1000);
  expect(rings).toEqual([2001]);
});

it('an older value is heard of at its own time', () => {
  const { alarm, clock, ring, rings } = arrange();
  alarm.subscribe(ring);
  alarm.set(1000);
  alarm.set(10);

  clock.increment(11);
  expect(rings).toEqual([11]);
});

it.each([
  ['nobody listens any more', (_alarm: ReturnType<typeof createStaleAlarm>, stop: () => void) => stop()],
  ['there is no value any more', (alarm: ReturnType<typeof createStaleAlarm>) => alarm.set(null)],
])('is silent and leaves no timer when %s', (_, end) => {
  const { alarm, clock, ring, rings, set } = arrange();
  const stop = alarm.subscribe(ring);
  alarm.set(100);
  end(alarm, stop);

  clock.increment(1000);
  expect([rings, set]).toEqual([[], [101]]);
});

it('what is over already sets no timer', () => {
  const { alarm, clock, ring, set } = arrange();
  clock.increment(500);
  alarm.set(100);
  alarm.subscribe(ring);
  expect(set).toEqual([]);
});
