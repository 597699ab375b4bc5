export type StepUpOutcome = 'confirmed' | 'cancelled';

/** Between the calls that need a confirmation and the dialog that asks for it. */
export interface StepUp {
  /** Asks the person; calls that come while they are asked share the answer. `cancelled` where nothing can ask. */
  readonly confirm: () => Promise<StepUpOutcome>;
  readonly state: () => 'quiet' | 'asking';
  readonly answer: (outcome: StepUpOutcome) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStepUp(): StepUp {
  const listeners = new Set<() => void>();
  let asked: PromiseWithResolvers<StepUpOutcome> | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    confirm: () => {
      if (listeners.size === 0) return Promise.resolve('cancelled');
      if (asked === null) {
        asked = Promise.withResolvers<StepUpOutcome>();
        tell();
      }
      return asked.promise;
    },
    state: () => (asked === null ? 'quiet' : 'asking'),
    answer: (outcome) => {
      asked?.resolve(outcome);
      asked = null;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
