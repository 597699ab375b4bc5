import { useApiClient } from '@imah/api-client/react';
import { useConnectionState } from '@imah/realtime/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../ports/app-ports.tsx';
import { newId } from '@imah/api-client';
import { renew, renewedBy } from '../read/index.ts';
import type { Outbox } from './engine/index.ts';
import type { SentAnswer } from './orders/index.ts';
import { type HeldOutbox, OutboxProvider } from './outbox-context.tsx';
import { useOutboxNews } from './use-outbox-news.ts';

export interface OutboxHostProps {
  /** Shows a sentence for a while: what was sent by itself, and what needs a decision. */
  readonly tell: (type: 'success' | 'warning', text: string) => void;
  /** Shows in cached reads what the server says of a record that something was sent for. */
  readonly write: (queries: QueryClient, recordId: string, answer: SentAnswer) => void;
  readonly children: ReactNode;
}

interface Opening {
  readonly held: HeldOutbox;
  readonly open: (outbox: Outbox) => void;
  readonly fail: (reason: unknown) => void;
}

function unopened(): Opening {
  const { promise, resolve, reject } = Promise.withResolvers<Outbox>();
  // Whoever waits for it is told; nobody may.
  promise.catch(() => undefined);
  return { held: { outbox: null, opened: promise }, open: resolve, fail: reject };
}

/** Opens the outbox of whoever is signed in, and lets it send while they are. */
export function OutboxHost({ tell, write, children }: OutboxHostProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { person } = useApp();
  const account = person?.id ?? null;
  const [opening, setOpening] = useState(unopened);
  const ways = useRef({ client, queryClient, write });
  const { outbox } = opening.held;

  useEffect(() => {
    if (account === null) return undefined;
    const { client: calls, queryClient: queries, write: show } = ways.current;
    const ending = new AbortController();
    // Not needed for the first sight of a page.
    const openIt = import('./engine/index.ts').then(
      ({ createOutbox, createOutboxStore, createTabChannel, takeTurnOver }) => {
        if (ending.signal.aborted) return;
        const opened = createOutbox({
          client: calls,
          store: createOutboxStore(),
          channel: createTabChannel('imah-outbox', globalThis.BroadcastChannel),
          takeTurn: takeTurnOver(navigator.locks),
          account,
          now: () => Date.now(),
          newId: () => newId(Date.now()),
          random: Math.random,
          onSent: ({ lane }, answer) => {
            // What stands is shown before what waited is gone.
            show(queries, lane, answer);
            void renew(queries, renewedBy.ticket(lane));
          },
        });
        ending.signal.addEventListener('abort', () => opened.stop());
        setOpening((current) => {
          current.open(opened);
          return { ...current, held: { ...current.held, outbox: opened } };
        });
      },
    );
    // The lists cannot be fetched any more when they are needed most.
    const lists = openIt.then(() =>
      Promise.all([import('./centre/outbox-centre.tsx'), import('./centre/pending-list.tsx')]),
    );
    lists.catch(() => undefined);
    openIt.catch((reason: unknown) =>
      setOpening((current) => {
        current.fail(reason);
        return current;
      }),
    );
    return () => {
      ending.abort();
      setOpening(unopened());
    };
  }, [account]);

  useOutboxNews(outbox, tell);
  return (
    <OutboxProvider held={opening.held}>
      <WayBack outbox={outbox} />
      {children}
    </OutboxProvider>
  );
}

/** Tells the outbox when it is worth trying again: the browser has a network, the page is looked at, the channel stands. */
function WayBack({ outbox }: { readonly outbox: Outbox | null }) {
  const connection = useConnectionState();
  useEffect(() => {
    if (connection === 'connected') outbox?.online();
  }, [outbox, connection]);
  useEffect(() => {
    if (outbox === null) return undefined;
    const seen = () => {
      if (document.visibilityState === 'visible') outbox.online();
    };
    globalThis.addEventListener('online', outbox.online);
    document.addEventListener('visibilitychange', seen);
    return () => {
      globalThis.removeEventListener('online', outbox.online);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [outbox]);
  return null;
}
