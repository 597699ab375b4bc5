import { expect, it, vi } from 'vitest';
import { createManualClock } from '../testing/index.ts';
import { prefetchManifest } from './prefetch-manifest.ts';

function page(effectiveType: string | undefined) {
  const handlers: (() => void)[] = [];
  const clock = createManualClock();
  const load = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
  const whenLoaded = (handler: () => void) => {
    handlers.push(handler);
    return () => handlers.splice(handlers.indexOf(handler), 1);
  };
  const stop = prefetchManifest(load, { clock, effectiveType: () => effectiveType, whenLoaded });
  return { clock, handlers, load, stop, finishLoading: () => handlers.forEach((handler) => handler()) };
}

it('S-63 prefetches a second after the page has loaded, and not before', async () => {
  const { clock, finishLoading, load } = page('4g');

  await clock.advance(10_000);
  expect(load).not.toHaveBeenCalled();
  finishLoading();
  await clock.advance(999);
  expect(load).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(load).toHaveBeenCalledOnce();
});

it('S-63 prefetches in a browser that does not tell its connection', async () => {
  const { clock, finishLoading, load } = page(undefined);

  finishLoading();
  await clock.advance(1000);

  expect(load).toHaveBeenCalledOnce();
});

it('S-63 does not prefetch on slow-2g', async () => {
  const { clock, finishLoading, load } = page('slow-2g');

  finishLoading();
  await clock.advance(60_000);

  expect(load).not.toHaveBeenCalled();
});

it('called off, it leaves neither listener nor timer', () => {
  const { clock, finishLoading, handlers, stop } = page('4g');

  finishLoading();
  stop();

  expect([handlers.length, clock.waiting]).toEqual([0, 0]);
});
