import type { Ticket, TicketStep } from '@imah/contract/tickets';
import { useCommand } from '@imah/app/command';
import { giveOrder, moveOf, useMoveTold } from '../commands/index.ts';
import { useClock } from '@imah/app/i18n';
import { type Conflict, conflictWith } from '../model/conflict.ts';

/** Shown only once it is answered. */
const giveQuietly = { ...giveOrder, apply: () => [] };

/**
 * Moves a ticket at one press. The page shows the new state `at-once`, or `when-answered`: where that state asks at once
 * for another press, which has to begin with the ticket as it then is.
 */
export function useMove(
  ticket: Ticket,
  onConflict: (conflict: Conflict | null) => void,
  shown: 'at-once' | 'when-answered' = 'at-once',
) {
  const clock = useClock();
  const { run, isPending } = useCommand(shown === 'at-once' ? giveOrder : giveQuietly, {
    told: useMoveTold(),
    onConflict: (current) => onConflict(conflictWith(ticket, current)),
  });
  return {
    move: (step: TicketStep) => {
      onConflict(null);
      void run(moveOf(ticket, step, clock.now()));
    },
    isMoving: isPending,
  };
}
