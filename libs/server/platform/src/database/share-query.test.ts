import { expect, it } from 'vitest';
import { shareQuery } from './share-query.ts';

function recorded(answer: (key: string) => string | Error) {
  const asked: (readonly string[])[] = [];
  const ask = shareQuery<string, string>(async (keys) => {
    asked.push(keys);
    return keys.map((key) => {
      const value = answer(key);
      if (value instanceof Error) throw value;
      return value;
    });
  });
  return { asked, ask };
}

it('asks once for all keys of one turn, each key once, and answers each', async () => {
  const { asked, ask } = recorded((key) => key.toUpperCase());

  const answers = await Promise.all([ask('a'), ask('b'), ask('a')]);

  expect(answers).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual([['a', 'b']]);
});

it('keeps no answer: a key asked for later is looked up again', async () => {
  let value = 'before';
  const { ask } = recorded(() => value);

  const first = await ask('a');
  value = 'after';

  expect([first, await ask('a')]).toEqual(['before', 'after']);
});

it('never lets a question join a query that has been sent', async () => {
  const gates: PromiseWithResolvers<void>[] = [];
  let value = 'before';
  const ask = shareQuery<string, string>(async (keys) => {
    const read = value;
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    return keys.map(() => read);
  });

  const first = ask('a');
  await expect.poll(() => gates.length).toBe(1);
  value = 'after';
  const second = ask('a');
  await expect.poll(() => gates.length).toBe(2);
  for (const gate of gates) gate.resolve();

  expect([await first, await second]).toEqual(['before', 'after']);
});

it('fails everybody who shared a query that failed, and nobody after them', async () => {
  let isBroken = true;
  const { ask } = recorded((key) => (isBroken ? new Error('connection lost') : key));

  const failed = await Promise.allSettled([ask('a'), ask('b')]);
  isBroken = false;

  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('a')).toBe('a');
});

it('fails when the query answers another number of questions', async () => {
  const ask = shareQuery<string, string>(async () => []);

  await expect(ask('a')).rejects.toThrow('0 answers for 1 questions');
});
