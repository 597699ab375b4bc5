import { describe, expect, it } from 'vitest';
import { createPresenceBook } from './presence-book.ts';

const device = (name: string) => ({ name, type: null, points: [] });
const open = () => createPresenceBook(device('Gateway'), [device('A'), device('B')]);
const said = (packets: readonly { readonly topic: string; readonly text: string }[]) =>
  packets.map(({ topic, text }) => `${topic.replace('v1/gateway/', '')} ${String(JSON.parse(text).device)}`);

describe('what Imah has wrong of who is there', () => {
  it('is said once, when it has changed', () => {
    const book = open();
    book.introduction();
    book.note('A', true);
    const first = said(book.corrections());
    book.note('A', true);
    const again = said(book.corrections());
    book.note('A', false);

    expect([first, again, said(book.corrections()), said(book.corrections())]).toEqual([
      ['connect A'],
      [],
      ['disconnect A'],
      [],
    ]);
  });

  it('is nothing of one that nobody has asked yet', () => {
    const book = open();
    book.introduction();

    expect([book.corrections(), book.gone()]).toEqual([[], 0]);
  });

  it('is that a device is there whose values of before were told after it was gone', () => {
    const book = open();
    book.note('A', false);
    book.introduction();
    book.toldValues('A');

    expect(said(book.corrections())).toEqual(['disconnect A']);
  });

  it('is forgotten with the connection: a new one is told of all', () => {
    const book = open();
    book.note('A', true);
    book.introduction();
    book.note('A', false);
    book.corrections();

    const [, a] = book.introduction();

    expect([JSON.parse(a!.text).online, book.corrections()]).toEqual([false, []]);
  });
});

it('a beat is never of one that does not answer, and a farewell is of all, for nobody answers then', () => {
  const book = open();
  book.note('B', true);
  book.note('A', false);

  expect([book.heartbeat(), book.farewell()].map(({ text }) => JSON.parse(text).behind)).toEqual([['B'], ['A', 'B']]);
});
