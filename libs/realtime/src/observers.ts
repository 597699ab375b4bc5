export interface Observers {
  readonly subscribe: (handler: () => void) => () => void;
  readonly notify: () => void;
}

/** Handlers that are all called, also those behind one that throws. */
export function createObservers(report: (error: unknown) => void = reportLater): Observers {
  const handlers = new Set<{ readonly call: () => void }>();
  return {
    subscribe(call) {
      // An object of its own, so that the same function may be given twice.
      const handler = { call };
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
    notify() {
      for (const handler of handlers) {
        try {
          handler.call();
        } catch (error) {
          report(error);
        }
      }
    },
  };
}

/** Throws where nobody else is in the way, so that the page's own reporting sees it. */
function reportLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
