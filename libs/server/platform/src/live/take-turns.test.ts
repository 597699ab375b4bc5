import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns, createTurnsByKey, TooManyWaitError } from './take-turns.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const limits = { burst: 3, perSecond: 10, waitingOfOne: 4, waiting: 6 };
const turnsOf = () => createTurns(limits, () => Date.now());

/** Takes so many turns, and writes down each as it comes. */
function takeSome(turns: ReturnType<typeof createTurns>, connection: object, names: string, had: string[]) {
  for (const name of names)
    void turns.take(connection).then(
      () => had.push(name),
      (error: unknown) => had.push(error instanceof TooManyWaitError ? `${name} refused` : `${name} failed`),
    );
}

it('gives the first ones their turn at once, and the others as fast as turns come, none lost', async () => {
  const had: string[] = [];
  takeSome(turnsOf(), {}, 'abcdefg', had);

  await vi.advanceTimersByTimeAsync(0);
  const atOnce = had.join('');
  await vi.advanceTimersByTimeAsync(200);
  const soon = had.join('');
  await vi.advanceTimersByTimeAsync(200);

  expect([atOnce, soon, had.join('')]).toEqual(['abc', 'abcde', 'abcdefg']);
});

it('goes from one connection to the next, so that none waits behind all of another', async () => {
  const turns = turnsOf();
  const had: string[] = [];
  takeSome(turns, {}, 'abcdefg', had);
  takeSome(turns, {}, 'xy', had);

  await vi.advanceTimersByTimeAsync(1_000);

  expect(had.join('')).toBe('abcdxeyfg');
});

it('keeps no more in memory than may wait of a connection, and of all together', async () => {
  const turns = turnsOf();
  const had: string[] = [];
  takeSome(turns, {}, 'abcdefgh', had);
  takeSome(turns, {}, 'xyz', had);

  await vi.advanceTimersByTimeAsync(0);

  expect(had).toEqual(['a', 'b', 'c', 'h refused', 'z refused']);
});

it('gives no turn to what waits of a connection that has ended, and its place to others', async () => {
  const turns = turnsOf();
  const ended = {};
  const had: string[] = [];
  takeSome(turns, ended, 'abcdefg', had);
  turns.forget(ended);
  turns.forget({});
  takeSome(turns, {}, 'wxyz', had);

  await vi.advanceTimersByTimeAsync(10_000);

  expect(had.join('')).toBe('abcwxyz');
});

it('has as many at once again after a quiet time, and not more', async () => {
  const turns = turnsOf();
  const had: string[] = [];
  takeSome(turns, {}, 'abcd', had);
  await vi.advanceTimersByTimeAsync(60_000);
  takeSome(turns, {}, 'efgh', had);
  await vi.advanceTimersByTimeAsync(0);

  expect(had.join('')).toBe('abcdefg');
});

it('keeps turns of a key until they are all there again and nobody waits: who ends and comes back has no more of them', async () => {
  const turns = createTurnsByKey(limits, () => Date.now());
  const [one, other] = [{}, {}];
  const had: string[] = [];
  takeSome(turns.of('one'), one, 'abcd', had);
  await vi.advanceTimersByTimeAsync(0);
  turns.forget('one', one);
  takeSome(turns.of('one'), one, 'e', had);
  await vi.advanceTimersByTimeAsync(0);
  const atOnce = [had.join(''), turns.keys()];

  await vi.advanceTimersByTimeAsync(1_000);
  turns.of('other');
  turns.forget('other', other);

  expect([atOnce, had.join(''), turns.keys()]).toEqual([['abc', ['one']], 'abce', []]);
});
