import { expect, it } from 'vitest';
import { timings } from './timings.ts';

it('S-61: a path reloads itself at most once in 10,000 ms', () => {
  expect(timings.reloadGuard).toEqual({ perPath: 10_000 });
});

it('S-62, S-63: idle fallback 50 ms, at most 5 preloads at once, the manifest about 1 s after load', () => {
  expect(timings.preload).toEqual({ idleFallback: 50, maxAtOnce: 5, manifestAfterLoad: 1_000 });
});

it('S-64: icons from our server within 1500 ms; the public service rotates after 750 ms and ends at 5000 ms', () => {
  expect(timings.icons).toEqual({ fetchTimeout: 1_500, publicRotate: 750, publicTimeout: 5_000, publicUrlLimit: 500 });
});

it('S-65: the live channel gives a connection 5000 ms and tries again every 5000 ms', () => {
  expect([timings.mqtt.connectTimeout, timings.mqtt.reconnectPeriod]).toEqual([5_000, 5_000]);
});

it('S-66: throttle 10, duration 2000, hide 500, reset 400', () => {
  const { throttle, duration, hideDelay, resetDelay } = timings.loadingBar;
  expect([throttle, duration, hideDelay, resetDelay]).toEqual([10, 2_000, 500, 400]);
});

it('S-67: a tooltip opens without delay', () => {
  expect(timings.tooltip).toEqual({ openDelay: 0, skipDelay: 300 });
});
