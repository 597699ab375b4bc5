import { LoadingBar } from '@imah/ui';
import { loadingBarMachine } from '@imah/state-machines';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';

/** The bar on top of every page while the next one is fetched (S-20). */
export function NavigationBar() {
  const { state } = useNavigation();
  const [snapshot, send] = useMachine(loadingBarMachine);

  useEffect(() => {
    send({ type: state === 'idle' ? 'FINISH' : 'START' });
  }, [state, send]);

  return <LoadingBar snapshot={snapshot} />;
}
