import { pageTabs } from './tabs/tabs-port.ts';
import type { Clock, FramePort, Log, NetworkPort, Ports, VisibilityPort } from './ports.ts';

type PageWindow = Window & typeof globalThis;

/** A frame where nothing is drawn: 60 a second. */
const frameMs = 16;

const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (handler, delayMs) => globalThis.setTimeout(handler, delayMs),
  // The handle only ever comes from the line above.
  clearTimeout: (timer) => globalThis.clearTimeout(timer as number),
};

const log: Log = ({ level, message, detail }) => {
  const parts = detail === undefined ? [message] : [message, detail];
  if (level === 'success') console.info(...parts);
  else console.warn(...parts);
};

/** The ports of the page, or of a process without one: always visible, always online, 60 frames a second. */
export function defaultPorts(page: PageWindow | undefined = globalThis.window): Ports {
  return {
    clock,
    log,
    random: Math.random,
    frame: page === undefined ? timedFrames(clock) : drawnFrames(page),
    visibility: page === undefined ? { isHidden: () => false, subscribe: nothing } : pageVisibility(page.document),
    network: page === undefined ? { isOnline: () => true, subscribe: nothing } : pageNetwork(page),
    tabs: page === undefined ? null : pageTabs(page),
  };
}

const nothing = () => () => {};

function timedFrames({ setTimeout, clearTimeout }: Clock): FramePort {
  return { request: (handler) => setTimeout(handler, frameMs), cancel: clearTimeout };
}

function drawnFrames(page: Window): FramePort {
  return {
    request: (handler) => page.requestAnimationFrame(handler),
    // The handle only ever comes from the line above.
    cancel: (frame) => page.cancelAnimationFrame(frame as number),
  };
}

function pageVisibility(document: Document): VisibilityPort {
  return {
    isHidden: () => document.hidden,
    subscribe(handler) {
      document.addEventListener('visibilitychange', handler);
      return () => document.removeEventListener('visibilitychange', handler);
    },
  };
}

function pageNetwork(page: Window): NetworkPort {
  return {
    isOnline: () => page.navigator.onLine,
    subscribe(handler) {
      page.addEventListener('online', handler);
      page.addEventListener('offline', handler);
      return () => {
        page.removeEventListener('online', handler);
        page.removeEventListener('offline', handler);
      };
    },
  };
}
