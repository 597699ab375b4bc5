import { useRealtime } from '@imah/realtime/react';
import type { CommandDraft } from '@imah/contract/devices';
import { holdMachine } from '@imah/state-machines';
import { anyCall, useCommand } from '@imah/app/command';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';

export interface Hold {
  readonly state: 'idle' | 'asking' | 'holding' | 'held';
  /** How long it is held, in milliseconds. */
  readonly afterMs: number;
  /** Why the server does not count; null when it does. */
  readonly refusal: unknown;
  readonly press: () => void;
  readonly release: () => void;
}

/** A hold that the server counts: begun with each press, and told with its id once it has lasted. */
export function useHold(deviceId: string, params: CommandDraft['params'], onHeld: (holdId: string) => void): Hold {
  const realtime = useRealtime();
  const { run, error } = useCommand(anyCall([]), { refusal: 'caller' });
  const actor = useMemo(() => {
    const { later } = realtime;
    const clock = {
      setTimeout: (call: () => void, delayMs: number) => later(call, delayMs),
      clearTimeout: (stop: () => void) => stop(),
    };
    return createActor(holdMachine, { clock }).start();
  }, [realtime]);

  const begin = useEffectEvent(async (press: number) => {
    const begun = await run((api) => api.beginHold({ params: { deviceId }, body: { params } }));
    if (begun.kind !== 'sent') return actor.send({ type: 'REFUSED', press });
    const { id: holdId, afterMs } = begun.answer.data;
    return actor.send({ type: 'BEGUN', press, holdId, afterMs });
  });
  const tell = useEffectEvent(onHeld);

  useEffect(() => {
    const asked = actor.on('asked', ({ press }) => void begin(press));
    const held = actor.on('held', ({ holdId }) => tell(holdId));
    return () => {
      asked.unsubscribe();
      held.unsubscribe();
      // Who goes lets go.
      actor.send({ type: 'RELEASE' });
    };
  }, [actor]);

  const snapshot = useSyncExternalStore(
    (changed) => {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
  return {
    state: snapshot.value,
    afterMs: snapshot.context.afterMs,
    refusal: error,
    press: () => actor.send({ type: 'PRESS' }),
    release: () => actor.send({ type: 'RELEASE' }),
  };
}
