import { ruleTransitions } from '@imah/contract/alarms/words';
import { emit, setup } from 'xstate';

/** What an instant says of a rule and a device, as `stepRule` of the contract finds it out. */
export type RuleInstanceEvent =
  /** The condition is met, not yet for as long or as often as it has to be. */
  | { type: 'BREACH' }
  /** It is met for as long or as often as it has to be. */
  | { type: 'HOLD' }
  /** It is not met. */
  | { type: 'CALM' }
  /** It has not been met for as long as the alarm is kept. */
  | { type: 'KEPT' }
  /** The device is not heard. */
  | { type: 'SILENT' };

/** What follows for the alarm. */
export type RuleInstanceEmitted = { type: 'raised' } | { type: 'cleared' };

const { normal, pending, active, recovering } = ruleTransitions;
const lost = ruleTransitions['no-data'];
const lostRaised = ruleTransitions['no-data-raised'];

/** Where a rule stands with one device, by the arrows of the contract, which the server and every trial follow. */
export const ruleInstanceMachine = setup({
  types: { events: {} as RuleInstanceEvent, emitted: {} as RuleInstanceEmitted },
  actions: { emitRaised: emit({ type: 'raised' }), emitCleared: emit({ type: 'cleared' }) },
}).createMachine({
  id: 'rule-instance',
  initial: 'normal',
  states: {
    normal: {
      on: {
        BREACH: normal.breach,
        HOLD: { target: normal.hold, actions: 'emitRaised' },
        SILENT: normal.silent,
      },
    },
    /** Met, and waited for: it has to last, or to come again. */
    pending: {
      on: {
        HOLD: { target: pending.hold, actions: 'emitRaised' },
        CALM: pending.calm,
        SILENT: pending.silent,
      },
    },
    active: {
      on: {
        CALM: active.calm,
        KEPT: { target: active.kept, actions: 'emitCleared' },
        SILENT: active.silent,
      },
    },
    /** Better, and kept for a while: it may become worse again. */
    recovering: {
      on: {
        HOLD: recovering.hold,
        KEPT: { target: recovering.kept, actions: 'emitCleared' },
        SILENT: recovering.silent,
      },
    },
    /** What is not known raises nothing. */
    'no-data': {
      on: {
        BREACH: lost.breach,
        HOLD: { target: lost.hold, actions: 'emitRaised' },
        CALM: lost.calm,
      },
    },
    /** What is not known ends nothing. */
    'no-data-raised': {
      on: {
        HOLD: lostRaised.hold,
        CALM: lostRaised.calm,
        KEPT: { target: lostRaised.kept, actions: 'emitCleared' },
      },
    },
  },
});
