import { stateWord, type loadingBarMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { LoadingBarView } from './loading-bar-view.tsx';

export type LoadingBarProps = { actor: ActorRefFrom<typeof loadingBarMachine> };

/** The bar on top of every page (S-20), as its statechart says: the statechart keeps the times of S-66. */
export function LoadingBar({ actor }: LoadingBarProps) {
  const state = useSelector(actor, (snapshot) => stateWord(snapshot.value));
  const progress = useSelector(actor, (snapshot) => snapshot.context.progress);
  const sight = useSelector(actor, (snapshot) => (snapshot.hasTag('visible') ? 'visible' : 'hidden'));
  return <LoadingBarView state={state} progress={progress} sight={sight} />;
}
