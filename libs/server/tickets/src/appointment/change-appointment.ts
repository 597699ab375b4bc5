import type { AppointmentSlot, TicketAppointments } from '@imah/contract/tickets';
import { openTicketStates, type TicketState } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import { type CommandPorts, nameOf } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { type AppointmentFacts, notify } from '@imah/server-notifications';
import { runTicketCommand, type TicketEdit } from '../change-ticket.ts';
import { peopleOf } from '../notify-of-ticket.ts';
import { writeTicketEvent } from '../ticket-events.ts';
import { getTicket } from '../ticket-repository.ts';
import type { LockedTicket, StoredTicket } from '../ticket-row.ts';
import { readAppointments, readAppointmentsFor } from './read-appointments.ts';

type Known = Omit<TicketAppointments, 'acts'>;

/** What is done: what the ticket's story and the audit say of it, and who hears of it. */
export interface AppointmentDone {
  readonly event: AppointmentFacts['appointment'];
  /** The slot it is about, where there is one. */
  readonly slot: AppointmentSlot | null;
  readonly reason: string | null;
  readonly told: readonly string[];
}

/**
 * Does something about the appointment of a ticket while nobody else does; null: it stood so already.
 * @throws {HttpProblem} 404, 409 where the ticket has ended
 */
export async function changeAppointment(
  ports: CommandPorts,
  edit: TicketEdit,
  write: (trx: Transaction<Database>, locked: LockedTicket, known: Known) => Promise<AppointmentDone | null>,
): Promise<TicketAppointments> {
  const { actor, now } = edit;
  await runTicketCommand<null>(ports, edit, {
    write: async (trx, locked) => {
      const done = await write(trx, locked, await readAppointments(trx, locked, now));
      if (done === null) return { result: null, audit: null };
      const { event, slot, reason } = done;
      const begin = slot?.begin ?? null;
      await writeTicketEvent(trx, edit, { kind: event, actorId: actor?.userId ?? null, data: { begin, reason } }, now);
      await notifyOfAppointment(trx, edit, locked.ticket, done);
      const said = slot === null ? {} : { begin: slot.begin, end: slot.end };
      return { result: null, audit: { action: event, after: said, ...(reason === null ? {} : { reason }) } };
    },
  });
  return readAppointmentsFor(ports.db, actor, await getTicket(ports.db, edit, now), now);
}

/** @throws {HttpProblem} 409 where nobody comes any more for the ticket */
export function requireOpen({ state, audience }: Pick<StoredTicket, 'state' | 'audience'>): void {
  const isOpen = openTicketStates.some((open) => open === state) && audience === 'resident';
  if (!isOpen) throw new HttpProblem(409, 'KUNJUNGAN_BERAKHIR');
}

/** A ticket that has ended waits for no answer and no visit; what has begun before stays as it was. */
export async function endAppointment(
  trx: Transaction<Database>,
  { orgId, ticketId, now }: TicketEdit,
  to: TicketState,
): Promise<void> {
  if (openTicketStates.some((open) => open === to)) return;
  await trx
    .updateTable('ticket_appointment')
    .set({ state: 'ended', ended_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('ticket_id', '=', ticketId)
    .where((eb) =>
      eb.or([eb('state', '=', 'offered'), eb.and([eb('state', '=', 'agreed'), eb('begins_at', '>', new Date(now))])]),
    )
    .execute();
}

async function notifyOfAppointment(
  trx: Transaction<Database>,
  { actor, now }: TicketEdit,
  ticket: StoredTicket,
  { event, slot, told }: AppointmentDone,
): Promise<void> {
  if (told.length === 0) return;
  const { id, orgId, buildingId, number, title, state, timeZone } = ticket;
  const begin = slot?.begin ?? null;
  await notify(
    trx,
    {
      ...(event === 'appointment-offered'
        ? ({ kind: 'ticket-appointment-offered' } as const)
        : ({ kind: 'ticket-appointment-changed' } as const)),
      recipients: peopleOf(told),
      actorId: actor?.userId ?? null,
      place: { orgId, buildingId },
      dedupeKey: `${event}/${id}/${now}`,
      data: { number, title, state, by: nameOf(actor), appointment: event, begin, timeZone },
      href: `/imah/ticket/${id}`,
    },
    now,
  );
}
