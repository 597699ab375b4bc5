import { createRoot } from 'react-dom/client';
import type { AnyActorRef } from 'xstate';
import { Inspector } from './inspector.tsx';

/** Draws the map of states over the page, in a tree of its own. Gives back what takes it away. */
export function showInspector(document: Document, live: readonly AnyActorRef[], onClose: () => void): () => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<Inspector live={live} onClose={onClose} />);
  return () => {
    root.unmount();
    container.remove();
  };
}
