import { describe, expect, it } from 'vitest';
import { readAck } from './update-commands.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const read = (json: unknown) => readAck(Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)));

describe('what a device answers to a command', () => {
  it('is how far it has come, with its words and what it reports then', () => {
    const answers = [
      { id, status: 'accepted' },
      { id, status: 'done', reported: { running: true, target: 21.5, mode: 'eco' } },
      { id, status: 'failed', error: 'x'.repeat(500) },
    ];

    expect(answers.map(read)).toEqual(answers);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', [{ id, status: 'done' }]],
    ['of no command', { status: 'done' }],
    ['of what is no id', { id: '1; DROP TABLE device', status: 'done' }],
    ['of a step that a device does not take', { id, status: 'succeeded' }],
    ['in too many words', { id, status: 'failed', error: 'x'.repeat(501) }],
    ['with a value that is a record', { id, status: 'done', reported: { running: { on: true } } }],
    ['with a metric of a name that none has', { id, status: 'done', reported: { '../running': true } }],
    ['with a text longer than any', { id, status: 'done', reported: { mode: 'x'.repeat(501) } }],
  ])('is none: %s', (_what, said) => {
    expect(read(said)).toBeNull();
  });
});
