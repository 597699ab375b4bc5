import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { definitionOf, reachedBy, runningActors, stage } from '../testing/index.ts';
import { tabGroupMachine } from './tab-group-machine.ts';

/** A tab that writes down when it follows and leads. */
function tab() {
  const seen: string[] = [];
  const noting = (what: string) =>
    fromCallback(() => {
      seen.push(what);
      return () => seen.push(`no more ${what}`);
    });
  const on = stage(tabGroupMachine.provide({ actors: { follow: noting('follow'), lead: noting('lead') } }));
  return { ...on, seen };
}

function following() {
  const on = tab();
  on.actor.send({ type: 'JOINED' });
  return on;
}

function leading() {
  const on = following();
  on.actor.send({ type: 'LEAD_GRANTED' });
  return on;
}

describe(tabGroupMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(tabGroupMachine, {
      events: [
        { type: 'JOINED' },
        { type: 'UNAVAILABLE' },
        { type: 'LEAD_GRANTED' },
        { type: 'LEAD_LOST', why: 'taken' },
        { type: 'LEAD_LOST', why: 'unavailable' },
        { type: 'LEADER_HUNG' },
        { type: 'SUPERSEDED' },
        { type: 'OVER' },
        { type: 'LEAVE' },
      ],
    });

    expect(reached).toEqual(definitionOf(tabGroupMachine));
  });

  it('follows once it is known to the others, and stands in the queue for the lead', () => {
    const { actor, emitted, seen } = tab();
    const before = actor.getSnapshot().value;

    actor.send({ type: 'JOINED' });

    expect([before, actor.getSnapshot().value]).toEqual(['joining', 'following']);
    expect(emitted).toEqual([{ type: 'ask', how: 'queue' }]);
    expect(seen).toEqual(['follow']);
  });

  it('leads when the lock is granted, and follows no more', () => {
    const { actor, seen } = leading();

    expect(actor.getSnapshot().value).toBe('leading');
    expect(seen).toEqual(['follow', 'no more follow', 'lead']);
  });

  it('takes the lead out of the hands of a leader that hangs', () => {
    const { actor, emitted } = following();

    actor.send({ type: 'LEADER_HUNG' });

    expect(emitted).toEqual([
      { type: 'ask', how: 'queue' },
      { type: 'ask', how: 'steal' },
    ]);
    expect(actor.getSnapshot().value).toBe('following');
  });

  it('stands in the queue again when somebody else stole the lead it waited for', () => {
    const { actor, emitted } = following();

    actor.send({ type: 'LEAD_LOST', why: 'taken' });

    expect(emitted.at(-1)).toEqual({ type: 'ask', how: 'queue' });
    expect(actor.getSnapshot().value).toBe('following');
  });

  it.each([
    { type: 'LEAD_LOST', why: 'taken' } as const,
    { type: 'LEAD_LOST', why: 'unavailable' } as const,
    { type: 'SUPERSEDED' } as const,
  ])('steps down and follows when it led and hears $type', (event) => {
    const { actor, emitted, seen } = leading();

    actor.send(event);

    expect(actor.getSnapshot().value).toBe('following');
    expect(seen).toEqual(['follow', 'no more follow', 'lead', 'no more lead', 'follow']);
    expect(emitted).toEqual([
      { type: 'ask', how: 'queue' },
      { type: 'ask', how: 'queue' },
    ]);
  });

  it.each([
    ['LEAVE', 'own'],
    ['OVER', 'over'],
    ['UNAVAILABLE', 'unavailable'],
  ] as const)('is left for good by %s, from every state, with nothing that runs on', (type, why) => {
    for (const on of [tab(), following(), leading()]) {
      on.actor.send({ type });
      on.actor.send({ type: 'JOINED' });

      expect(on.actor.getSnapshot().value).toBe('left');
      expect(on.emitted.at(-1)).toEqual({ type: 'left', why });
      expect(runningActors(on.actor)).toEqual([]);
      expect(on.seen.filter((what) => what.startsWith('no more'))).toHaveLength(on.seen.length / 2);
    }
  });

  it('is left when the browser gives no lock to a tab that follows', () => {
    const { actor, emitted } = following();

    actor.send({ type: 'LEAD_LOST', why: 'unavailable' });

    expect(actor.getSnapshot().status).toBe('done');
    expect(emitted.at(-1)).toEqual({ type: 'left', why: 'unavailable' });
  });
});
