import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logSeldom } from './log-seldom.ts';

it('writes a failure once in ten seconds, without its stack, and how many there were', () => {
  const lines: string[] = [];
  const log = pino(new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }));
  let now = 0;
  const complain = logSeldom(log, 'could not', () => now);

  for (let nr = 0; nr < 5; nr += 1) complain(new Error('away'));
  now = 10_000;
  complain(new Error('still away'));

  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'could not', error: 'away', times: 1 }),
    expect.objectContaining({ msg: 'could not', error: 'still away', times: 5 }),
  ]);
});
