import { followSignal, isRaised, ruleSignals, ruleStates, type RuleSignal } from '@imah/contract/alarms/words';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { definitionOf, reachedBy, stage } from '../testing/index.ts';
import { type RuleInstanceEvent, ruleInstanceMachine } from './rule-instance-machine.ts';

const eventOf: Record<RuleSignal, RuleInstanceEvent> = {
  breach: { type: 'BREACH' },
  hold: { type: 'HOLD' },
  calm: { type: 'CALM' },
  kept: { type: 'KEPT' },
  silent: { type: 'SILENT' },
};

describe(ruleInstanceMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(ruleInstanceMachine, { events: ruleSignals.map((signal) => eventOf[signal]) });

    expect(reached).toEqual(definitionOf(ruleInstanceMachine));
  });

  it.each(ruleStates.flatMap((state) => ruleSignals.map((signal) => [state, signal] as const)))(
    'goes from %s at %s where the rule of the server goes, and says whether an alarm begins or ends',
    (state, signal) => {
      const actor = createActor(ruleInstanceMachine, {
        snapshot: ruleInstanceMachine.resolveState({ value: state }),
      });
      const said: string[] = [];
      actor.on('*', ({ type }) => said.push(type));
      actor.start();
      actor.send(eventOf[signal]);

      const next = followSignal(state, signal);
      expect(actor.getSnapshot().value).toBe(next);
      const change = Number(isRaised(next)) - Number(isRaised(state));
      expect(said).toEqual(change === 0 ? [] : [change > 0 ? 'raised' : 'cleared']);
    },
  );

  it('is one alarm however often its condition comes and goes while it is kept', () => {
    const { actor, emitted } = stage(ruleInstanceMachine, undefined);
    for (const signal of ['breach', 'hold', 'calm', 'hold', 'silent', 'calm', 'hold', 'calm', 'kept'] as const)
      actor.send(eventOf[signal]);

    expect(emitted).toEqual([{ type: 'raised' }, { type: 'cleared' }]);
  });
});
