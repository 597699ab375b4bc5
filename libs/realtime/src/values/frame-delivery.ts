import type { FramePort, VisibilityPort } from '../ports.ts';
import { createObservers, type Observers } from '../observers.ts';

export interface FrameDelivery {
  /** Marks a key as changed; its watchers hear of it with the next frame, however often it changed. */
  readonly changed: (key: string) => void;
  readonly watch: (key: string, handler: () => void) => () => void;
  readonly close: () => void;
}

/** Tells watchers of changes once per drawn frame; while the page is hidden not at all, and then all at once. */
export function createFrameDelivery(
  frame: FramePort,
  visibility: VisibilityPort,
  report?: (error: unknown) => void,
): FrameDelivery {
  const watchers = new Map<string, { readonly observers: Observers; count: number }>();
  const dirty = new Set<string>();
  let pending: { readonly frame: unknown } | null = null;

  const deliver = () => {
    pending = null;
    const keys = [...dirty];
    dirty.clear();
    for (const key of keys) watchers.get(key)?.observers.notify();
  };

  const plan = () => {
    if (pending !== null || dirty.size === 0 || visibility.isHidden()) return;
    pending = { frame: frame.request(deliver) };
  };

  const cancel = () => {
    if (pending !== null) frame.cancel(pending.frame);
    pending = null;
  };

  const stopListening = visibility.subscribe(() => (visibility.isHidden() ? cancel() : plan()));

  return {
    changed(key) {
      if (!watchers.has(key)) return;
      dirty.add(key);
      plan();
    },
    watch(key, handler) {
      const watcher = watchers.get(key) ?? { observers: createObservers(report), count: 0 };
      watchers.set(key, watcher);
      watcher.count += 1;
      const stop = watcher.observers.subscribe(handler);
      let isWatching = true;
      return () => {
        if (!isWatching) return;
        isWatching = false;
        stop();
        watcher.count -= 1;
        if (watcher.count === 0) watchers.delete(key);
      };
    },
    close() {
      cancel();
      stopListening();
      dirty.clear();
    },
  };
}
