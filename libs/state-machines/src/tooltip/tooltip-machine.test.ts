import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, stage } from '../testing/index.ts';
import { stateWord } from '../state-word.ts';
import { tooltipGroupMachine } from './tooltip-group-machine.ts';
import { tooltipMachine, type TooltipEvent } from './tooltip-machine.ts';

describe(tooltipMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(tooltipMachine, {
      input: undefined,
      events: [
        { type: 'POINTER_ENTER' },
        { type: 'POINTER_ENTER', group: 'skipping' },
        { type: 'POINTER_LEAVE' },
        { type: 'FOCUS' },
        { type: 'BLUR' },
        { type: 'ESCAPE' },
        { type: 'PRESS' },
        { type: 'RELEASE' },
        { type: 'OTHER_OPENED' },
      ],
    });

    expect(reached).toEqual(definitionOf(tooltipMachine));
  });

  it('S-35, S-67: opens under the pointer without delay, as delayed-open', () => {
    const { actor, clock } = stage(tooltipMachine);

    actor.send({ type: 'POINTER_ENTER', group: 'delayed' });
    clock.increment(0);

    expect(actor.getSnapshot().value).toEqual('delayed-open');
    expect(actor.getSnapshot().hasTag('open')).toEqual(true);
  });

  it('S-35: waits a delay that was asked for, and stays closed when the pointer leaves before', () => {
    const { actor, clock } = stage(tooltipMachine, { openDelay: 700 });

    actor.send({ type: 'POINTER_ENTER' });
    clock.increment(699);
    actor.send({ type: 'POINTER_LEAVE' });
    clock.increment(10_000);
    const left = actor.getSnapshot().value;
    actor.send({ type: 'POINTER_ENTER' });
    clock.increment(700);

    expect([left, actor.getSnapshot().value]).toEqual([{ closed: 'resting' }, 'delayed-open']);
  });

  it('S-35: opens at once by the keyboard, as instant-open', () => {
    const { actor } = stage(tooltipMachine, { openDelay: 700 });

    actor.send({ type: 'FOCUS' });

    expect(actor.getSnapshot().value).toEqual('instant-open');
  });

  it.each(['skipping', 'open'] as const)('opens at once while its group is %s', (group) => {
    const { actor } = stage(tooltipMachine, { openDelay: 700 });

    actor.send({ type: 'POINTER_ENTER', group });

    expect(actor.getSnapshot().value).toEqual('instant-open');
  });

  it.each<TooltipEvent['type']>(['ESCAPE', 'BLUR', 'POINTER_LEAVE', 'OTHER_OPENED', 'PRESS'])(
    'S-35: %s closes it',
    (type) => {
      const { actor } = stage(tooltipMachine);
      actor.send({ type: 'FOCUS' });

      actor.send({ type } as TooltipEvent);

      expect(stateWord(actor.getSnapshot().value)).toEqual('closed');
    },
  );

  it('the focus that a press brings does not open it; the next focus does', () => {
    const { actor } = stage(tooltipMachine);

    actor.send({ type: 'PRESS' });
    actor.send({ type: 'FOCUS' });
    const pressed = actor.getSnapshot().value;
    actor.send({ type: 'RELEASE' });
    actor.send({ type: 'FOCUS' });

    expect([pressed, actor.getSnapshot().value]).toEqual([{ closed: 'pressed' }, 'instant-open']);
  });

  it('a press whose end was not seen is over when the focus leaves', () => {
    const { actor } = stage(tooltipMachine);

    actor.send({ type: 'PRESS' });
    actor.send({ type: 'BLUR' });
    actor.send({ type: 'FOCUS' });

    expect(actor.getSnapshot().value).toEqual('instant-open');
  });
});

describe(tooltipGroupMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(tooltipGroupMachine, {
      input: undefined,
      events: [{ type: 'TOOLTIP_OPENED' }, { type: 'TOOLTIP_CLOSED' }],
    });

    expect(reached).toEqual(definitionOf(tooltipGroupMachine));
  });

  it('S-67: skips the delay for 300 ms after a tooltip closed', () => {
    const { actor, clock } = stage(tooltipGroupMachine);

    actor.send({ type: 'TOOLTIP_OPENED' });
    actor.send({ type: 'TOOLTIP_CLOSED' });
    clock.increment(299);
    const before = actor.getSnapshot().value;
    clock.increment(1);

    expect([before, actor.getSnapshot().value]).toEqual(['skipping', 'delayed']);
  });
});
