import { expect, it } from 'vitest';
import { pageTabs, type TabsPort } from './tabs-port.ts';

/** What the browser of this test gives; two ports of one page are two tabs to it. */
function tabs(): TabsPort {
  const port = pageTabs(window);
  if (port === null) throw new Error('this browser has no Web Locks');
  return port;
}

/** Asks for a lock and tells what becomes of it. */
function ask(name: string, how: 'queue' | 'steal' = 'queue') {
  const granted = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<string>();
  const release = tabs().lock(name, how, { granted: granted.resolve, lost: lost.resolve });
  return { granted: granted.promise, lost: lost.promise, release };
}

it('a lock is given to one after the other, and to the next when it is released', async () => {
  const order: string[] = [];
  const first = ask('queue');
  await first.granted;
  const second = ask('queue');
  const third = ask('queue');
  void second.granted.then(() => order.push('second'));
  void third.granted.then(() => order.push('third'));

  second.release();
  expect(order).toEqual([]);
  first.release();
  await third.granted;

  expect(order).toEqual(['third']);
  third.release();
});

it('a lock that is taken away is told to who had it, and to nobody who has given it back', async () => {
  const first = ask('steal');
  await first.granted;

  const thief = ask('steal', 'steal');
  await thief.granted;
  expect(await first.lost).toBe('taken');

  first.release();
  thief.release();
  const next = ask('steal');
  await next.granted;
  next.release();
});

it('a message reaches the others and not who sent it, and nobody after the end', async () => {
  const heard: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const silent = tabs().open('channel', () => heard.push('by who has closed'));
  const sender = tabs().open('channel', () => heard.push('by the sender'));
  const listener = tabs().open('channel', (message) => {
    heard.push(message);
    resolve();
  });
  silent.close();

  sender.post({ kind: 'over' });
  await promise;
  sender.close();
  listener.close();

  expect(heard).toEqual([{ kind: 'over' }]);
});

it('tells when the page goes to sleep and wakes, until it is not wanted any more', () => {
  const moments: string[] = [];
  const stop = tabs().watchPage((moment) => moments.push(moment));

  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('freeze'));
  document.dispatchEvent(new Event('resume'));
  stop();
  window.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('freeze'));

  expect(moments).toEqual(['suspended', 'resumed', 'suspended', 'resumed']);
});

it('does soon what is asked, after what is under way', async () => {
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  tabs().soon(() => {
    order.push('soon');
    resolve();
  });
  order.push('now');
  await promise;

  expect(order).toEqual(['now', 'soon']);
});
