import { useConnectionState, useRealtime } from '@imah/realtime/react';
import { ConnectionState, useSidebar } from '@imah/ui';
import { useEffect, useState } from 'react';

/** Whether what is on the screen is live (S-32). */
export function LiveState() {
  const state = useConnectionState();
  const isLasting = useLasting(state === 'error');
  const folded = useSidebar() === 'folded';
  // Before the first try and between two tries the person waits for the same thing; so do they where the channel is
  // replaced at once, as after a change of their rights.
  const isWaiting = state === 'idle' || state === 'reconnecting' || (state === 'error' && !isLasting);
  const shown = isWaiting ? 'connecting' : state;
  return <ConnectionState state={shown} display={folded ? 'icon' : 'word'} />;
}

/** How long a break lasts before it is called one. */
const breakMs = 1000;

/** Whether something has been so for as long as a break. */
function useLasting(isSo: boolean): boolean {
  const realtime = useRealtime();
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const forget = realtime.later(() => setLasting(true), breakMs);
    return () => {
      forget();
      setLasting(false);
    };
  }, [isSo, realtime]);
  return isSo && isLasting;
}
