/** A tab goes to sleep with its page (frozen, or kept for the back button) and wakes with it. */
export type PageMoment = 'suspended' | 'resumed';

/** Called about a lock that was asked for. */
export interface LockHandlers {
  readonly granted: () => void;
  /** Another tab has taken it away, or the browser does not give any. Not called after the tab's own release. */
  readonly lost: (why: 'taken' | 'unavailable') => void;
}

/** Messages between the tabs of a browser. */
export interface TabChannel {
  readonly post: (message: unknown) => void;
  readonly close: () => void;
}

/** What the tabs of one browser have in common. */
export interface TabsPort {
  /**
   * Asks for the lock of that name: in the queue, or from whoever holds it. Answers with its release. A tab
   * that is closed or crashes gives all of its locks back.
   */
  readonly lock: (name: string, how: 'queue' | 'steal', handlers: LockHandlers) => () => void;
  /** Messages to and from all other tabs. Throws where the browser does not allow it. */
  readonly open: (name: string, receive: (message: unknown) => void) => TabChannel;
  readonly watchPage: (handler: (moment: PageMoment) => void) => () => void;
  /** Calls `task` soon, also in a hidden tab, whose timers run once a second or a minute. */
  readonly soon: (task: () => void) => void;
}

/** The tabs of the page's browser; null where it lacks what they need (Web Locks are for secure pages only). */
export function pageTabs(page: Window & typeof globalThis): TabsPort | null {
  const locks: LockManager | undefined = page.navigator.locks;
  if (locks === undefined || typeof page.BroadcastChannel !== 'function') return null;

  return {
    lock(name, how, { granted, lost }) {
      const asking = new AbortController();
      let isReleased = false;
      let release = () => {};
      const hold = () => {
        if (isReleased) return undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        granted();
        return held;
      };
      // A steal is granted at once and may not be called off.
      const options = how === 'steal' ? { steal: true } : { signal: asking.signal };
      locks.request(name, options, hold).catch((error: unknown) => {
        if (!isReleased)
          lost(error instanceof page.DOMException && error.name === 'AbortError' ? 'taken' : 'unavailable');
      });
      return () => {
        isReleased = true;
        asking.abort();
        release();
      };
    },
    open(name, receive) {
      const channel = new page.BroadcastChannel(name);
      channel.addEventListener('message', ({ data }) => receive(data));
      return { post: (message) => channel.postMessage(message), close: () => channel.close() };
    },
    watchPage(handler) {
      const suspend = () => handler('suspended');
      const resume = () => handler('resumed');
      page.addEventListener('pagehide', suspend);
      page.addEventListener('pageshow', resume);
      page.document.addEventListener('freeze', suspend);
      page.document.addEventListener('resume', resume);
      return () => {
        page.removeEventListener('pagehide', suspend);
        page.removeEventListener('pageshow', resume);
        page.document.removeEventListener('freeze', suspend);
        page.document.removeEventListener('resume', resume);
      };
    },
    soon(task) {
      const { port1, port2 } = new page.MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        task();
      });
      port1.start();
      port2.postMessage(null);
    },
  };
}
