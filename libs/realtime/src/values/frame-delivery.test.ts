import { expect, it } from 'vitest';
import { createFrameDelivery } from './frame-delivery.ts';

function page() {
  const frames = new Map<number, () => void>();
  const handlers = new Set<() => void>();
  const errors: unknown[] = [];
  let isHidden = false;
  let next = 0;
  const delivery = createFrameDelivery(
    {
      request(handler) {
        next += 1;
        frames.set(next, handler);
        return next;
      },
      cancel: (frame) => frames.delete(frame as number),
    },
    {
      isHidden: () => isHidden,
      subscribe(handler) {
        handlers.add(handler);
        return () => handlers.delete(handler);
      },
    },
    (error) => errors.push(error),
  );
  return {
    delivery,
    errors,
    frames,
    handlers,
    draw: () => {
      const due = [...frames.values()];
      frames.clear();
      for (const handler of due) handler();
    },
    setHidden: (next: boolean) => {
      isHidden = next;
      for (const handler of handlers) handler();
    },
  };
}

it('tells a watcher once per frame, however often its key changed', () => {
  const { delivery, draw, frames } = page();
  let calls = 0;
  delivery.watch('device/d/power', () => (calls += 1));

  for (let time = 0; time < 100; time += 1) delivery.changed('device/d/power');
  expect([calls, frames.size]).toEqual([0, 1]);
  draw();
  draw();

  expect(calls).toBe(1);
});

it('asks for no frame for a key that nobody watches', () => {
  const { delivery, frames } = page();

  delivery.changed('device/d/power');

  expect(frames.size).toBe(0);
});

it('rests while the page is hidden and catches up when it is shown', () => {
  const { delivery, draw, frames, setHidden } = page();
  const told: string[] = [];
  delivery.watch('a', () => told.push('a'));
  delivery.watch('b', () => told.push('b'));

  delivery.changed('a');
  setHidden(true);
  delivery.changed('b');
  delivery.changed('b');
  expect([frames.size, told]).toEqual([0, []]);
  setHidden(false);
  draw();

  expect(told).toEqual(['a', 'b']);
});

it('a watcher that throws does not keep the others from hearing', () => {
  const { delivery, draw, errors } = page();
  const told: string[] = [];
  delivery.watch('a', () => {
    throw new Error('a component');
  });
  delivery.watch('a', () => told.push('a'));

  delivery.changed('a');
  draw();

  expect([told, errors.length]).toEqual([['a'], 1]);
});

it('a watcher that has left is not told, and leaving twice takes nobody else along', () => {
  const { delivery, draw } = page();
  const told: string[] = [];
  const leave = delivery.watch('a', () => told.push('first'));
  delivery.watch('a', () => told.push('second'));

  delivery.changed('a');
  leave();
  leave();
  draw();
  delivery.changed('a');
  draw();

  expect(told).toEqual(['second', 'second']);
});

it('closed, it holds neither frame nor listener', () => {
  const { delivery, frames, handlers } = page();
  delivery.watch('a', () => {});
  delivery.changed('a');

  delivery.close();

  expect([frames.size, handlers.size]).toEqual([0, 0]);
});
