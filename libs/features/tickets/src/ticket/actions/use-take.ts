import { useRead } from '@imah/api-client/react';
import type { Ticket } from '@imah/contract/tickets';
import { useCommand } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { assignmentOf, giveOrder } from '../commands/index.ts';
import { type Conflict, conflictWith } from '../model/conflict.ts';
import type { TicketViewer } from '../model/viewer.ts';
import { useTicketTexts } from '../texts.ts';

/** Takes a ticket that nobody has upon oneself; null where that is not offered. */
export function useTake(ticket: Ticket, viewer: TicketViewer, onConflict: (conflict: Conflict | null) => void) {
  const t = useTicketTexts();
  const clock = useClock();
  const { run, isPending } = useCommand(giveOrder, {
    told: { sent: () => t('assign.taken'), kept: () => t('assign.kept') },
    onConflict: (current) => onConflict(conflictWith(ticket, current)),
  });
  const isFree = viewer.may.assign && ticket.assignee === null;
  const { data: workers } = useRead(
    'listTicketWorkers',
    { params: { buildingId: ticket.buildingId } },
    { enabled: isFree, staleTime: 0 },
  );
  const me = workers?.find(({ id }) => id === viewer.userId);
  if (!isFree || me === undefined) return null;
  return {
    take: () => {
      onConflict(null);
      void run(assignmentOf(ticket, me, ticket.executors, clock.now()));
    },
    isTaking: isPending,
  };
}
