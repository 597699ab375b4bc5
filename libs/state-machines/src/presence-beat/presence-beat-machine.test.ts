import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, stage } from '../testing/index.ts';
import { presenceBeatMachine, type PresenceChannel } from './presence-beat-machine.ts';

/** A page whose words are noted with the second in which they were said. */
function page() {
  const { actor, clock } = stage(presenceBeatMachine, undefined);
  const said: string[] = [];
  actor.on('said', ({ doing, when }) => said.push(`${clock.now() / 1000} ${doing}${when === 'last' ? ' last' : ''}`));
  return {
    said,
    actor,
    /** In steps that are shorter than any delay: what is due in between is due at its own time. */
    pass: (ms: number) => {
      for (let left = ms; left > 0; left -= 500) clock.increment(Math.min(500, left));
    },
    show: () => actor.send({ type: 'SHOW' }),
    hide: () => actor.send({ type: 'HIDE' }),
    write: (channel: PresenceChannel) => actor.send({ type: 'WRITE', channel, at: clock.now() }),
    rest: () => actor.send({ type: 'REST' }),
    leave: (when: 'now' | 'last') => actor.send({ type: 'LEAVE', when }),
  };
}

describe(presenceBeatMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(presenceBeatMachine, {
      events: [
        { type: 'SHOW' },
        { type: 'HIDE' },
        { type: 'WRITE', channel: 'reply', at: 0 },
        { type: 'WRITE', channel: 'note', at: 10_000 },
        { type: 'REST' },
        { type: 'LEAVE', when: 'now' },
      ],
      identify: ({ context }) => context.doing,
    });

    expect(reached).toEqual(definitionOf(presenceBeatMachine));
  });

  it('says that it is seen at once and every 20 seconds', () => {
    const { show, pass, said } = page();

    show();
    pass(45_000);

    expect(said).toEqual(['0 looking', '20 looking', '40 looking']);
  });

  it('begins its 20 seconds again when it is shown anew', () => {
    const { show, pass, said } = page();

    show();
    pass(15_000);
    show();
    pass(20_000);

    expect(said).toEqual(['0 looking', '15 looking', '35 looking']);
  });

  it('is silent while nobody sees it, whatever is pressed', () => {
    const { show, hide, write, rest, pass, said } = page();

    show();
    hide();
    write('reply');
    rest();
    pass(60_000);
    expect(said).toEqual(['0 looking']);

    show();
    expect(said).toEqual(['0 looking', '60 looking']);
  });

  it('says that somebody writes at most every three seconds, and at once in the other channel', () => {
    const { show, write, pass, said } = page();

    show();
    for (let key = 0; key < 8; key += 1) {
      pass(500);
      write('reply');
    }
    write('note');

    expect(said).toEqual(['0 looking', '0.5 writing-reply', '3.5 writing-reply', '4 writing-note']);
  });

  it('does not let the beat end what is being written, and ends it with the first beat after a pause of five seconds', () => {
    const { show, write, pass, said } = page();

    show();
    pass(19_000);
    write('reply');
    pass(21_000);

    expect(said).toEqual(['0 looking', '19 writing-reply', '20 writing-reply', '40 looking']);
  });

  it('takes each key for a sign of life: who goes on slowly goes on writing', () => {
    const { show, write, pass, said } = page();

    show();
    for (let key = 0; key < 5; key += 1) {
      pass(4_000);
      write('reply');
    }

    expect(said).toEqual([
      '0 looking',
      '4 writing-reply',
      '8 writing-reply',
      '12 writing-reply',
      '16 writing-reply',
      '20 writing-reply',
      '20 writing-reply',
    ]);
  });

  it('says that nobody writes any more when it is sent, also after a long look at it, and says it once', () => {
    const { show, write, rest, pass, said } = page();

    show();
    rest();
    write('reply');
    rest();
    rest();
    write('note');
    pass(8_000);
    rest();

    expect(said).toEqual(['0 looking', '0 writing-reply', '0 looking', '0 writing-note', '8 looking']);
  });

  it('forgets what was being written once nobody sees it', () => {
    const { show, hide, write, said } = page();

    show();
    write('reply');
    hide();
    show();

    expect(said).toEqual(['0 looking', '0 writing-reply', '0 looking']);
  });

  it('says once that it is closed, also when it is closed for good, and nothing where it never said a word', () => {
    const { show, leave, pass, said } = page();

    leave('now');
    show();
    leave('last');
    leave('now');
    pass(60_000);

    expect(said).toEqual(['0 looking', '0 left last']);
  });

  it('is there again when it is taken out of the history, and can be closed while it is hidden', () => {
    const { show, hide, leave, said } = page();

    show();
    leave('last');
    show();
    hide();
    leave('now');

    expect(said).toEqual(['0 looking', '0 left last', '0 looking', '0 left']);
  });
});
