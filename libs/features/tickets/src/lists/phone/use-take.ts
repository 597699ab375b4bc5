import type { TicketRow } from '@imah/contract/tickets';
import { openAbilities, openTicketStates } from '@imah/contract/tickets/words';
import { useApp, useCan } from '@imah/app/ports';
import type { TicketEdit } from '../edit/index.ts';

/** Gives an open ticket to whoever reads the list; null where it is theirs already or they may not have it. */
export function useTake(edit: TicketEdit): (ticket: TicketRow) => (() => void) | null {
  const { person } = useApp();
  const can = useCan();
  return (ticket) => {
    const { orgId, buildingId, assignee, state } = ticket;
    if (person === null || assignee?.id === person.id) return null;
    if (!openTicketStates.some((open) => open === state)) return null;
    // What nobody has is taken by who works; what somebody has, only by who gives out work.
    if (assignee !== null && !openAbilities(ticket).acts.includes('assign')) return null;
    if (can('ticket.transition', { orgId, buildingId, ownerIds: [person.id] }) !== 'allowed') return null;
    return () => edit.assign(ticket, { id: person.id, name: person.name });
  };
}
