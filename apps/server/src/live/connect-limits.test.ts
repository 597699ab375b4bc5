import { expect, it } from 'vitest';
import { connectLimits, createConnectCounter } from './connect-limits.ts';

it('counts the connections of one name and password by the minute, and those of others apart', () => {
  let now = 0;
  const countsIn = createConnectCounter(() => now);
  const answers = Array.from({ length: connectLimits.perMinute + 1 }, () => countsIn('me@imah.test', 'right'));

  expect(answers.indexOf(false)).toBe(connectLimits.perMinute);
  // Who only knows the name uses up nothing of the person's own.
  expect(countsIn('me@imah.test', 'wrong')).toBe(true);
  now = 60_000;
  expect(countsIn('me@imah.test', 'right')).toBe(true);
});
