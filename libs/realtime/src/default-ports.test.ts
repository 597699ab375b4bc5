import { expect, it } from 'vitest';
import { defaultPorts } from './default-ports.ts';

/** What the ports read of a page, with its events in our hands. */
function fakePage() {
  const target = () => {
    const handlers = new Map<string, Set<() => void>>();
    return {
      addEventListener: (name: string, handler: () => void) =>
        handlers.set(name, (handlers.get(name) ?? new Set()).add(handler)),
      removeEventListener: (name: string, handler: () => void) => handlers.get(name)?.delete(handler),
      fire: (name: string) => handlers.get(name)?.forEach((handler) => handler()),
      count: () => [...handlers.values()].reduce((sum, { size }) => sum + size, 0),
    };
  };
  const document = { ...target(), hidden: false };
  const page = { ...target(), document, navigator: { onLine: true } };
  // Only what the ports read.
  return { document, page, ports: defaultPorts(page as unknown as Window & typeof globalThis) };
}

it('reads visibility from the document, and leaves no listener behind', () => {
  const { document, ports } = fakePage();
  const seen: boolean[] = [];
  const stop = ports.visibility.subscribe(() => seen.push(ports.visibility.isHidden()));

  document.hidden = true;
  document.fire('visibilitychange');
  stop();
  document.fire('visibilitychange');

  expect([seen, document.count()]).toEqual([[true], 0]);
});

it('reads the network from the page, both ways, and leaves no listener behind', () => {
  const { page, ports } = fakePage();
  const seen: boolean[] = [];
  const stop = ports.network.subscribe(() => seen.push(ports.network.isOnline()));

  page.navigator.onLine = false;
  page.fire('offline');
  page.navigator.onLine = true;
  page.fire('online');
  stop();

  expect([seen, page.count()]).toEqual([[false, true], 0]);
});

it('without a page it is visible, online, and has frames', async () => {
  const ports = defaultPorts(undefined);

  await new Promise<void>((resolve) => ports.frame.request(resolve));
  ports.frame.cancel(ports.frame.request(() => expect.unreachable('a cancelled frame came')));

  expect([ports.visibility.isHidden(), ports.network.isOnline()]).toEqual([false, true]);
});
