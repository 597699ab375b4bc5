import type { toasterMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ToasterView } from './toaster-view.tsx';

export type ToasterProps = { actor: ActorRefFrom<typeof toasterMachine> };

/** Shows what the statechart of the toasts says, and tells it when someone is reading. */
export function Toaster({ actor }: ToasterProps) {
  const toasts = useSelector(actor, (snapshot) => snapshot.context.shown);

  // The pointer or the focus leaves without a word when the last toast goes from under it.
  useEffect(() => {
    if (toasts.length > 0) return;
    actor.send({ type: 'RELEASE', by: 'pointer' });
    actor.send({ type: 'RELEASE', by: 'focus' });
  }, [actor, toasts.length]);

  useEffect(() => {
    const follow = () => actor.send({ type: document.hidden ? 'HOLD' : 'RELEASE', by: 'window' });
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [actor]);

  return (
    <ToasterView
      toasts={toasts}
      onDismiss={({ id }) => actor.send({ type: 'DISMISS', id })}
      onHold={({ by }) => actor.send({ type: 'HOLD', by })}
      onRelease={({ by }) => actor.send({ type: 'RELEASE', by })}
    />
  );
}
