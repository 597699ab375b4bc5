import type { TicketBulkAnswer } from '@imah/contract/tickets';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { useTicketsTexts } from '../texts.ts';
import { type BulkChange, changeTickets, undoOf } from './bulk-command.ts';

/** Long enough to see what it did. */
const undoMs = 12_000;

/** One of several that were not changed, and why. */
type NotChanged = TicketBulkAnswer[number] & { readonly known: string };

export interface Bulk {
  readonly isPending: boolean;
  readonly change: (change: BulkChange) => void;
  /** Says what came of a change that was sent elsewhere. */
  readonly settle: (answer: TicketBulkAnswer, change: BulkChange) => void;
  readonly failed: readonly NotChanged[];
  readonly close: () => void;
}

/** Changes several tickets in one call, with one way back from all of it. */
export function useBulkChange(): Bulk {
  const t = useTicketsTexts();
  const toast = useToast();
  const { run, isPending } = useCommand(changeTickets);
  const [failed, setFailed] = useState<readonly NotChanged[]>([]);

  async function send(change: BulkChange, way: 'there' | 'back'): Promise<void> {
    const outcome = await run(change);
    if (outcome.kind === 'sent') settle(outcome.answer, change, way);
  }

  function settle(answer: TicketBulkAnswer, change: BulkChange, way: 'there' | 'back'): void {
    const done = answer.filter(({ outcome }) => outcome === 'done').length;
    const undo = way === 'there' ? undoOf(answer) : null;
    const onPress = () => void send({ ...change, changes: undo ?? [] }, 'back');
    if (done > 0)
      toast('success', t(way === 'there' ? 'bulk.done' : 'bulk.undone', { count: done }), {
        time: undoMs,
        ...(undo === null ? {} : { action: { label: t('bulk.undo'), onPress } }),
      });
    const refused = answer.filter(({ outcome }) => outcome !== 'done');
    setFailed(refused.map((one) => ({ ...one, known: change.names[one.id] ?? one.id })));
  }

  return {
    isPending,
    change: (change) => void send(change, 'there'),
    settle: (answer, change) => settle(answer, change, 'there'),
    failed,
    close: () => setFailed([]),
  };
}
