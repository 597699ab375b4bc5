import { useConnectionState } from '@imah/realtime/react';
import { ConnectionState, useSidebar } from '@imah/ui';

/** Whether what is on the screen is live (S-32). */
export function LiveState() {
  const state = useConnectionState();
  const folded = useSidebar() === 'folded';
  // Before the first try and between two tries the person waits for the same thing.
  const shown = state === 'idle' || state === 'reconnecting' ? 'connecting' : state;
  return <ConnectionState state={shown} display={folded ? 'icon' : 'word'} />;
}
