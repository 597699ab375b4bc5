import { useApiClient } from '@imah/api-client/react';
import { useConnectionState } from '@imah/realtime/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../ports/app-ports.tsx';
import { newId } from '@imah/api-client';
import { renew } from '../read/index.ts';
import type { OrderDomain, Outbox } from './engine/index.ts';
import { type HeldOutbox, OutboxProvider } from './outbox-context.tsx';
import { useOutboxNews } from './use-outbox-news.ts';

export interface OutboxHostProps {
  /** Shows a sentence for a while: what was sent by itself, and what needs a decision. */
  readonly tell: (type: 'success' | 'warning', text: string) => void;
  /** Loads what each domain says of the orders that it lets wait; not needed for the first sight of a page. */
  readonly orders: readonly (() => Promise<OrderDomain>)[];
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
export function OutboxHost({ tell, orders, children }: OutboxHostProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { person } = useApp();
  const account = person?.id ?? null;
  const [opening, setOpening] = useState(unopened);
  const ways = useRef({ client, queryClient, orders });
  const { outbox } = opening.held;

  useEffect(() => {
    if (account === null) return undefined;
    const { client: calls, queryClient: queries, orders: loads } = ways.current;
    const ending = new AbortController();
    // Not needed for the first sight of a page.
    const openIt = Promise.all([import('./engine/index.ts'), ...loads.map((load) => load())] as const).then(
      ([{ createOutbox, createOutboxStore, createTabChannel, findOrdersIn, takeTurnOver }, ...domains]) => {
        const ordersOf = findOrdersIn(domains);
        if (ending.signal.aborted) return;
        const opened = createOutbox({
          client: calls,
          ordersOf,
          store: createOutboxStore(),
          channel: createTabChannel('imah-outbox', globalThis.BroadcastChannel),
          takeTurn: takeTurnOver(navigator.locks),
          account,
          now: () => Date.now(),
          newId: () => newId(Date.now()),
          random: Math.random,
          onSent: ({ lane, order }, answer) => {
            const { write, renews } = ordersOf(order);
            // What stands is shown before what waited is gone.
            write(queries, lane, answer);
            void renew(queries, renews(lane));
          },
        });
        ending.signal.addEventListener('abort', () => opened.stop());
        setOpening((current) => {
          current.open(opened);
          return { ...current, held: { ...current.held, outbox: opened } };
        });
      },
    );
    // The lists cannot be fetched any more when they are needed most: not after the first press either.
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
