import { describe, expect, it } from 'vitest';
import { answersCheck, isSoundCheck, type TicketCheckKind } from './check-words.ts';

const choices = ['baik', 'aus'];

describe('an item of a checklist', () => {
  it.each<[TicketCheckKind, readonly string[], readonly string[]]>([
    ['tick', ['done'], ['ya', 'pass']],
    ['number', ['2.5', '-3', '0'], ['2,5', 'tinggi', '1.23456']],
    ['meter', ['1234.5', '0'], ['-1', 'x']],
    ['text', ['apa saja'], []],
    ['choice', ['baik', 'aus'], ['rusak', 'done']],
    ['inspection', ['pass', 'fail', 'other'], ['lulus', 'done']],
    ['photo', [], ['done']],
  ])('of the kind %s takes answers of its kind alone', (kind, taken, refused) => {
    const item = { kind, choices: kind === 'choice' ? choices : [] };
    expect(taken.filter((answer) => answersCheck(item, answer))).toEqual(taken);
    expect(refused.filter((answer) => answersCheck(item, answer))).toEqual([]);
  });

  it('has two different choices at least where one chooses, and none elsewhere', () => {
    expect([
      isSoundCheck({ kind: 'choice', choices }),
      isSoundCheck({ kind: 'choice', choices: ['baik'] }),
      isSoundCheck({ kind: 'choice', choices: ['baik', 'baik'] }),
      isSoundCheck({ kind: 'tick', choices: [] }),
      isSoundCheck({ kind: 'tick', choices }),
    ]).toEqual([true, false, false, true, false]);
  });
});
