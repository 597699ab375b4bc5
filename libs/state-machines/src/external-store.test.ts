import { expect, it } from 'vitest';
import { loadingBarMachine } from './index.ts';
import { stage } from './testing/index.ts';

it('an actor is an external store: the same snapshot until something changes, and subscribers that can leave', () => {
  const { actor } = stage(loadingBarMachine);
  const heard: unknown[] = [];
  const before = actor.getSnapshot();
  const subscription = actor.subscribe(({ value }) => heard.push(value));

  const same = actor.getSnapshot() === before;
  actor.send({ type: 'FAIL' });
  subscription.unsubscribe();
  actor.send({ type: 'START' });

  expect(same).toEqual(true);
  expect(actor.getSnapshot()).not.toBe(before);
  expect(heard).toEqual([{ error: 'shown' }]);
});
