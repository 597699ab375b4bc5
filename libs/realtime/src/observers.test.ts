import { expect, it } from 'vitest';
import { createObservers } from './observers.ts';

it('calls every handler, also those behind one that throws, and reports what was thrown', () => {
  const reported: unknown[] = [];
  const called: string[] = [];
  const observers = createObservers((error) => reported.push(error));
  const fault = new Error('handler');
  observers.subscribe(() => called.push('first'));
  observers.subscribe(() => {
    throw fault;
  });
  observers.subscribe(() => called.push('last'));

  observers.notify();

  expect(called).toEqual(['first', 'last']);
  expect(reported).toEqual([fault]);
});

it('keeps the same function that was given twice until it was taken back twice', () => {
  const observers = createObservers();
  let calls = 0;
  const count = () => (calls += 1);
  const first = observers.subscribe(count);
  const second = observers.subscribe(count);

  first();
  first();
  observers.notify();
  expect(calls).toBe(1);

  second();
  observers.notify();
  expect(calls).toBe(1);
});
