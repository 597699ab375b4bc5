import { beforeEach, describe, expect, it } from 'vitest';
import { createPresenceBeat, type PresenceBeat } from './presence-beat.ts';

let at: number;
let timer: { readonly at: number; readonly run: () => void } | null;
let said: string[];
let beat: PresenceBeat;

beforeEach(() => {
  at = 0;
  timer = null;
  said = [];
  beat = createPresenceBeat({
    now: () => at,
    later: (run, delayMs) => {
      timer = { at: at + delayMs, run };
      return () => {
        timer = null;
      };
    },
    say: (doing, when) => said.push(`${at / 1000} ${doing}${when === 'last' ? ' last' : ''}`),
  });
});

function pass(ms: number): void {
  const end = at + ms;
  for (let turn = 0; turn < 20 && timer !== null && timer.at <= end; turn += 1) {
    const due: { readonly at: number; readonly run: () => void } = timer;
    timer = null;
    at = due.at;
    due.run();
  }
  at = end;
}

describe('a page that shows a ticket', () => {
  it('says so at once and every 20 seconds', () => {
    beat.show();
    pass(45_000);

    expect(said).toEqual(['0 looking', '20 looking', '40 looking']);
  });

  it('is silent while nobody sees it', () => {
    beat.show();
    beat.hide();
    beat.write('reply');
    pass(60_000);
    expect(said).toEqual(['0 looking']);

    beat.show();
    expect(said).toEqual(['0 looking', '60 looking']);
  });

  it('says that somebody writes at most every three seconds, and at once in the other channel', () => {
    beat.show();
    for (let key = 0; key < 8; key += 1) {
      pass(500);
      beat.write('reply');
    }
    beat.write('note');

    expect(said).toEqual(['0 looking', '0.5 writing-reply', '3.5 writing-reply', '4 writing-note']);
  });

  it('does not let the beat end what is being written', () => {
    beat.show();
    pass(19_000);
    beat.write('reply');
    pass(1000);
    pass(20_000);

    expect(said).toEqual(['0 looking', '19 writing-reply', '20 writing-reply', '40 looking']);
  });

  it('looks again when what was written is sent', () => {
    beat.show();
    beat.rest();
    beat.write('reply');
    beat.rest();
    beat.rest();

    expect(said).toEqual(['0 looking', '0 writing-reply', '0 looking']);
  });

  it('says once that it is closed, also when it is closed for good', () => {
    beat.leave('now');
    beat.show();
    beat.leave('last');
    beat.leave('now');
    pass(60_000);

    expect(said).toEqual(['0 looking', '0 left last']);
  });
});
