import type { NotificationKind } from '@imah/contract/notifications/words';
import type { StoredTicket } from './ticket-row.ts';
import type { Transaction } from 'kysely';
import { buildingEvent } from '@imah/server-buildings';
import type { Effect } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { notify, type Recipients } from '@imah/server-notifications';

type TicketNotificationKind = Extract<NotificationKind, `ticket-${string}`>;

/** Who did something to a ticket: without an id the clock, a rule, or whoever has no account. */
export interface TicketDoer {
  readonly userId: string | null;
  readonly name: string;
}

/** Tells people what became of a ticket; nobody hears of what they did themselves. */
export async function notifyOfTicket(
  trx: Transaction<Database>,
  {
    kind,
    recipients,
    by,
  }: { readonly kind: TicketNotificationKind; readonly recipients: Recipients; readonly by: TicketDoer },
  ticket: StoredTicket,
  now: number,
): Promise<void> {
  const { id, orgId, buildingId, number, title, state, priority } = ticket;
  await notify(
    trx,
    {
      kind,
      recipients,
      actorId: by.userId,
      place: { orgId, buildingId },
      ...(priority === 'emergency' && kind !== 'ticket-moved' ? { urgency: 'critical' as const } : {}),
      // What has moved on is told anew; the same once more is counted.
      dedupeKey: `${kind}/${id}/${kind === 'ticket-moved' ? `${state}/${ticket.version}` : ''}`,
      data: { number, title, state, by: by.name },
      href: `/imah/ticket/${id}`,
    },
    now,
  );
}

/** Whoever reported it, unless it is for the staff alone. */
export function residentsOf({ audience, reporterUserId }: StoredTicket): string[] {
  return audience === 'staff' || reporterUserId === null ? [] : [reporterUserId];
}

/** Everyone who was given it. */
export function workersOf({ assignee, executors }: StoredTicket): string[] {
  return [...(assignee === null ? [] : [assignee.id]), ...executors.map(({ id }) => id)];
}

/** People by id, each once. */
export function peopleOf(userIds: readonly string[]): Recipients {
  return { kind: 'people', userIds: [...new Set(userIds)] };
}

/** Tells the open pages of the building, so that they fetch it. */
export function ticketEvent(
  { orgId, buildingId, id, version }: Pick<StoredTicket, 'orgId' | 'buildingId' | 'id' | 'version'>,
  now: number,
  op: 'created' | 'updated' = 'updated',
): Effect {
  return buildingEvent({ orgId, buildingId }, { entity: 'ticket', id, version, op }, now);
}
