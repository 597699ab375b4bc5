import { loadingBarMachine } from '@imah/state-machines';
import { LoadingBar } from '@imah/ui';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';

/** The bar on top of every page while the next one is fetched (S-20). */
export function NavigationBar() {
  const { state } = useNavigation();
  const actor = useActorRef(loadingBarMachine);

  useEffect(() => {
    actor.send({ type: state === 'idle' ? 'FINISH' : 'START' });
  }, [state, actor]);

  return <LoadingBar actor={actor} />;
}

/** The same bar where the page, or the way to it, failed (S-36): it stands in the place of the one above. */
export function FailedNavigationBar() {
  const actor = useActorRef(loadingBarMachine);
  useEffect(() => actor.send({ type: 'FAIL' }), [actor]);
  return <LoadingBar actor={actor} />;
}
