import { expect, it, vi } from 'vitest';
import { createManualClock } from '../testing/index.ts';
import { browserPrefetchPorts, prefetchManifest } from './prefetch-manifest.ts';

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

/** As much of a window as is read: how far it is, what it connects with, and who waits for it. */
function fakeWindow(readyState: DocumentReadyState, connection?: { effectiveType: string }) {
  const target = new EventTarget();
  const listeners = new Set<unknown>();
  const view = {
    document: { readyState },
    navigator: { connection },
    addEventListener: (type: string, handler: () => void, options: AddEventListenerOptions) => {
      listeners.add(handler);
      target.addEventListener(type, handler, options);
    },
    removeEventListener: (type: string, handler: () => void) => {
      listeners.delete(handler);
      target.removeEventListener(type, handler);
    },
  };
  // Of a window only what the ports read.
  const ports = browserPrefetchPorts(view as unknown as Window);
  return { ports, listeners, finishLoading: () => target.dispatchEvent(new Event('load')) };
}

it('a page that has loaded already is not waited for', () => {
  const { ports, listeners } = fakeWindow('complete');
  const handler = vi.fn<() => void>();

  ports.whenLoaded(handler)();

  expect(handler).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});

it('a page that still loads calls back once, and not at all when it is called off before', () => {
  const { ports, listeners, finishLoading } = fakeWindow('interactive');
  const [waiting, calledOff] = [vi.fn<() => void>(), vi.fn<() => void>()];
  ports.whenLoaded(waiting);
  ports.whenLoaded(calledOff)();

  finishLoading();
  finishLoading();

  expect([waiting.mock.calls.length, calledOff.mock.calls.length]).toEqual([1, 0]);
  expect(listeners.has(calledOff)).toBe(false);
});

it('tells the kind of connection where the browser does, and nothing elsewhere', () => {
  expect(fakeWindow('complete', { effectiveType: 'slow-2g' }).ports.effectiveType()).toBe('slow-2g');
  expect(fakeWindow('complete').ports.effectiveType()).toBe(undefined);
});
