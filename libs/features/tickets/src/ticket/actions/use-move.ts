import type { Ticket, TicketStep } from '@imah/contract/tickets';
import { useCommand } from '@imah/app/command';
import { giveOrder, moveOf, useMoveTold } from '../commands/index.ts';
import { useClock } from '@imah/app/i18n';
import { type Conflict, conflictWith } from '../model/conflict.ts';

/** Moves a ticket at one press. The page shows the new state at once. */
export function useMove(ticket: Ticket, onConflict: (conflict: Conflict | null) => void) {
  const clock = useClock();
  const { run, isPending } = useCommand(giveOrder, {
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
