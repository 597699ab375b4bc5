import type { Ticket } from '@imah/contract/tickets';
import { useQuery } from '@tanstack/react-query';
import { explainFailure, useFormTexts } from '@imah/app/form';
import { useClock } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { useTicketQueries } from '../model/use-ticket.ts';
import { changedBy, useTicketChange } from '../model/use-ticket-change.ts';
import type { TicketViewer } from '../model/viewer.ts';
import { useTicketTexts } from '../texts.ts';
import type { Conflict } from '../model/conflict.ts';
import { assigningBy } from './assigning-by.ts';

/** Takes a ticket that nobody has upon oneself; null where that is not offered. */
export function useTake(ticket: Ticket, viewer: TicketViewer, onConflict: (conflict: Conflict | null) => void) {
  const t = useTicketTexts();
  const tf = useFormTexts();
  const toast = useToast();
  const clock = useClock();
  const change = useTicketChange(ticket.id);
  const isFree = viewer.may.assign && ticket.assignee === null;
  const { data: workers } = useQuery({
    ...useTicketQueries(ticket.id).workers(ticket.buildingId),
    enabled: isFree,
  });
  const me = workers?.find(({ id }) => id === viewer.userId);
  if (!isFree || me === undefined) return null;

  async function take(): Promise<void> {
    const self = { id: viewer.userId, name: me?.name ?? '' };
    onConflict(null);
    try {
      const { way } = await change.mutateAsync(assigningBy(ticket, self, ticket.executors, clock.now()));
      if (way === 'sent') toast('success', t('assign.taken'));
      else toast('warning', t('assign.kept'));
    } catch (error) {
      const after = changedBy(error, ticket.id);
      const { message } = explainFailure(tf, error);
      if (after !== null) onConflict({ before: ticket, after });
      else if (message !== null) toast('danger', message);
    }
  }
  return { take, isTaking: change.isPending };
}
