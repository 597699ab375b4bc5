import type { SessionActor } from '../session/session-context.tsx';

type TabPage = Pick<Window, 'addEventListener'> & { readonly BroadcastChannel?: typeof BroadcastChannel };

/**
 * Logging out in one tab is logging out in all: each asks the server again when another tells it, and when it
 * comes back from the browser's memory. `ask` is any call that a session that is over refuses.
 */
export function shareLogout(
  page: TabPage,
  session: Pick<SessionActor, 'on' | 'getSnapshot'>,
  ask: () => Promise<unknown>,
): void {
  const check = () => {
    if (session.getSnapshot().context.session !== null) ask().catch(() => undefined);
  };
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
  if (page.BroadcastChannel === undefined) return;
  const channel = new page.BroadcastChannel('imah-session');
  channel.addEventListener('message', check);
  session.on('sessionCleared', () => channel.postMessage('cleared'));
}
