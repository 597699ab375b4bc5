import type { TicketState } from '@imah/contract/tickets/words';
import type { TicketTexts } from '../texts.ts';

/** The step most people take from a state. */
export const primaryMove: Readonly<Record<TicketState, TicketState | null>> = {
  new: 'in-progress',
  'in-progress': 'resolved',
  waiting: 'in-progress',
  deferred: 'new',
  resolved: 'closed',
  closed: 'resolved',
  cancelled: null,
  merged: null,
};

const arrows = [
  'new-in-progress',
  'new-deferred',
  'new-cancelled',
  'new-merged',
  'in-progress-waiting',
  'in-progress-deferred',
  'in-progress-resolved',
  'in-progress-new',
  'in-progress-cancelled',
  'waiting-in-progress',
  'waiting-cancelled',
  'deferred-new',
  'deferred-cancelled',
  'resolved-closed',
  'resolved-new',
  'closed-resolved',
] as const;

/** What the step is called on a button. */
export function wordOfMove(t: TicketTexts, from: TicketState, to: TicketState): string {
  const arrow = arrows.find((candidate) => candidate === `${from}-${to}`);
  return arrow === undefined ? to : t(`moves.${arrow}`);
}
