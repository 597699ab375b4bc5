import type { AnyActorRef } from 'xstate';

/** Beside the keys of browsers and screen readers; by place, since Alt types other letters on some systems. */
const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyM';

/**
 * Opens and closes the map of states at Alt+Shift+M, in the page of a developer. `live` are statecharts that run there now;
 * the others can be tried in it. Everything else is fetched with the first press. Gives back what ends it.
 */
export function startInspector(page: Window, live: readonly AnyActorRef[]): () => void {
  const { document } = page;
  let close: (() => void) | null = null;

  const toggle = async () => {
    if (close !== null) {
      close();
      close = null;
      return;
    }
    // Held from the press on: a second one while it is fetched must not open a second.
    let wanted = true;
    close = () => (wanted = false);
    const { showInspector } = await import('./show-inspector.tsx');
    if (!wanted) return;
    close = showInspector(document, live, () => void toggle());
  };

  const handleKey = (event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    void toggle();
  };

  page.addEventListener('keydown', handleKey);
  return () => {
    page.removeEventListener('keydown', handleKey);
    close?.();
  };
}
