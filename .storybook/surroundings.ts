type Network = 'online' | 'offline';
type Motion = 'usual' | 'reduced';

const told = new WeakMap<Window, Network>();

/** Lets the window say that there is a network or none, as a browser would. */
export function simulateNetwork(window: Window, network: Network): void {
  if ((told.get(window) ?? 'online') === network) return;
  told.set(window, network);
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => network === 'online' });
  window.dispatchEvent(new Event(network));
}

const styleId = 'imah-reduced-motion';
/** The same as the library's own rules for people whose system asks for less motion. */
const stillness =
  '*, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; ' +
  'transition-duration: 0.01ms !important; scroll-behavior: auto !important; }';

/** Shows every story as people see it whose system asks for less motion. */
export function simulateReducedMotion(document: Document, motion: Motion): void {
  const found = document.getElementById(styleId);
  if (motion === 'usual') {
    found?.remove();
    return;
  }
  if (found !== null) return;
  const style = document.createElement('style');
  style.id = styleId;
  style.textContent = stillness;
  document.head.append(style);
}
