import type { Ticket } from '@imah/contract/tickets';
import { openAbilities, type TicketAbilities, type TicketAct } from '@imah/contract/tickets/words';

/** What one person may do with one ticket as it stands here: what the server said they may, in the state it is in. */
export interface TicketViewer extends Pick<TicketAbilities, 'side' | 'reads' | 'writes'> {
  readonly userId: string;
  readonly moves: ReturnType<typeof openAbilities>['moves'];
  /** `correct`: to say again what they reported themselves, while nobody has begun with it. */
  readonly may: Readonly<Record<TicketAct, boolean>>;
}

export function viewerOf(ticket: Ticket, userId: string): TicketViewer {
  const { side, reads, writes } = ticket.abilities;
  const { moves, acts } = openAbilities(ticket);
  const may = (act: TicketAct) => acts.includes(act);
  return {
    side,
    userId,
    moves,
    reads,
    writes,
    may: { assign: may('assign'), update: may('update'), correct: may('correct'), work: may('work') },
  };
}
