import { lazy, Suspense } from 'react';
import { useOutbox } from './use-outbox.ts';

const PendingList = lazy(async () => ({ default: (await import('./centre/pending-list.tsx')).PendingList }));

export interface OutboxPendingProps {
  /** The ticket, or what `send` resolved with for a report. */
  readonly ticketId: string;
}

/** What was written about one ticket and is only on this device, for the ticket's own page. Nothing where all of it is sent. */
export function OutboxPending({ ticketId }: OutboxPendingProps) {
  const { entries } = useOutbox();
  if (!entries.some(({ lane, state }) => lane === ticketId && state !== 'sent')) return null;
  return (
    <Suspense>
      <PendingList ticketId={ticketId} />
    </Suspense>
  );
}
