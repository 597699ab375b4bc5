import { describe, expect, it } from 'vitest';
import { createClock } from './clock.tsx';

function simulated() {
  let time = 0;
  const running = new Map<() => void, number>();
  const clock = createClock({
    now: () => time,
    repeat: (callback, everyMs) => {
      running.set(callback, everyMs);
      return () => running.delete(callback);
    },
  });
  const pass = (ms: number) => {
    time += ms;
    for (const callback of running.keys()) callback();
  };
  return { clock, pass, running };
}

describe('createClock', () => {
  it('runs one timer for all listeners of one length, and none after the last has gone', () => {
    const { clock, running } = simulated();
    const stops = [clock.subscribe(1000, () => undefined), clock.subscribe(1000, () => undefined)];

    expect([...running.values()]).toEqual([1000]);

    for (const stop of stops) stop();
    expect(running.size).toBe(0);
  });

  it('gives every listener of a beat the same time, and moves it with the beat', () => {
    const { clock, pass } = simulated();
    const heard: number[] = [];
    clock.subscribe(1000, () => heard.push(clock.beat(1000)));
    clock.subscribe(1000, () => heard.push(clock.beat(1000)));

    pass(1000);
    pass(1000);

    expect(heard).toEqual([1000, 1000, 2000, 2000]);
  });

  it('is not left behind while nobody listens', () => {
    const { clock, pass } = simulated();
    expect(clock.beat(1000)).toBe(0);

    pass(60_000);

    expect(clock.beat(1000)).toBe(60_000);
  });
});
