import { expect, it } from 'vitest';
import { connectLimits, createConnectCounter, credentialKey } from './connect-limits.ts';

it('counts the connections of one name and password by the minute, and those of others apart', () => {
  let now = 0;
  const mine = credentialKey('me@imah.test', 'right');
  const countsIn = createConnectCounter(() => now);
  const answers = Array.from({ length: connectLimits.perMinute + 1 }, () => countsIn(mine));

  expect(answers.indexOf(false)).toBe(connectLimits.perMinute);
  // Who only knows the name uses up nothing of the person's own.
  expect(countsIn(credentialKey('me@imah.test', 'wrong'))).toBe(true);
  now = 60_000;
  expect(countsIn(mine)).toBe(true);
});
