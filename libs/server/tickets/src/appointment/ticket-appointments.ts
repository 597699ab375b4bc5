import type {
  AppointmentAnswer,
  AppointmentSlot,
  TicketAppointment,
  TicketAppointmentDraft,
  TicketAppointments,
} from '@imah/contract/tickets';
import type { Transaction, Updateable } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { worksOnTicket } from '@imah/contract/tickets/words';
import type { TicketEdit } from '../change-ticket.ts';
import { workersOf } from '../notify-of-ticket.ts';
import type { StoredTicket } from '../ticket-row.ts';
import { changeAppointment, requireOpen } from './change-appointment.ts';
import { isComing } from './read-appointments.ts';
import { requireSlots } from './require-slots.ts';

type OfAppointment = TicketEdit & { readonly appointmentId: string };

/**
 * Offers slots to the resident; what was offered or agreed before is replaced. Where nobody has an account who could take
 * one, the only slot was agreed with them elsewhere, and holds at once. The same draft again changes nothing.
 * @throws {HttpProblem} 404, 409 where the ticket has ended, 422 at slots that cannot be, without a reason where one is due
 */
export function offerAppointment(
  ports: CommandPorts,
  edit: TicketEdit,
  { id, slots, note, reason }: TicketAppointmentDraft,
): Promise<TicketAppointments> {
  const { orgId, ticketId, actor, now } = edit;
  return changeAppointment(ports, edit, async (trx, { ticket }, { appointments, takers }) => {
    if (appointments.some((known) => known.id === id)) return null;
    requireOpen(ticket);
    requireSlots(slots, now);
    if (takers.length === 0 && slots.length > 1) throw invalidField('slots', 'too-many', 1);
    const [last] = appointments;
    const moves = last !== undefined && isComing(last, now);
    if (moves && reason === undefined) throw invalidField('reason', 'required');
    if (last !== undefined && isOpenRow(last)) {
      const hasBegun = last.state === 'agreed' && !moves;
      await write(trx, { ...edit, appointmentId: last.id }, ended(edit, hasBegun ? 'ended' : 'replaced', last.reason));
    }
    const by = actor?.userId ?? null;
    const [slot] = slots;
    const agreed = takers.length === 0 && slot !== undefined ? slot : null;
    await trx
      .insertInto('ticket_appointment')
      .values({
        org_id: orgId,
        ticket_id: ticketId,
        id,
        round: (last?.round ?? 0) + 1,
        slots: JSON.stringify(slots),
        note,
        state: agreed === null ? 'offered' : 'agreed',
        ...(agreed === null ? {} : { ...columnsOf(agreed), answered_by: by, answered_at: new Date(now) }),
        offered_by: by,
        offered_at: new Date(now),
        reason: reason ?? null,
      })
      .execute();
    const told = [...takers.map((taker) => taker.id), ...workersOf(ticket)];
    return agreed === null
      ? { event: 'appointment-offered', slot: null, reason: reason ?? null, told: takers.map((taker) => taker.id) }
      : { event: moves ? 'appointment-moved' : 'appointment-agreed', slot: agreed, reason: reason ?? null, told };
  });
}

/**
 * Takes a slot, another one than before, or says that none fits; the same answer again changes nothing.
 * @throws {HttpProblem} 403 for anybody whose ticket it is not, 404, 409 when it cannot be answered any more, 422
 */
export function answerAppointment(
  ports: CommandPorts,
  edit: OfAppointment,
  { begin, reason }: AppointmentAnswer,
): Promise<TicketAppointments> {
  const { actor, now, appointmentId } = edit;
  return changeAppointment(ports, edit, async (trx, { ticket }, { appointments, takers }) => {
    const known = appointments.find(({ id }) => id === appointmentId);
    if (known === undefined) throw notFound();
    if (!takers.some(({ id }) => id === actor?.userId)) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    if (begin !== null && known.state === 'agreed' && known.agreed?.begin === begin) return null;
    if (begin === null && known.state === 'declined') return null;
    requireOpen(ticket);
    const moves = isComing(known, now);
    if (known.state !== 'offered' && !moves) throw new HttpProblem(409, 'KUNJUNGAN_BERAKHIR');
    if ((moves || begin === null) && reason === undefined) throw invalidField('reason', 'required');
    const answered = { answered_by: actor?.userId ?? null, answered_at: new Date(now), reason: reason ?? null };
    const told = hearers(ticket, known);
    if (begin === null) {
      await write(trx, edit, { ...answered, state: 'declined' });
      return { event: 'appointment-declined', slot: known.agreed, reason: reason ?? null, told };
    }
    const slot = known.slots.find((offered) => offered.begin === begin);
    if (slot === undefined) throw invalidField('begin', 'not-an-option');
    if (Date.parse(slot.begin) <= now) throw invalidField('begin', 'time-over');
    await write(trx, edit, { ...answered, ...columnsOf(slot), state: 'agreed' });
    return { event: moves ? 'appointment-moved' : 'appointment-agreed', slot, reason: reason ?? null, told };
  });
}

/**
 * Cancels what was offered or agreed; what was cancelled already stays so.
 * @throws {HttpProblem} 403 for who neither works on the ticket nor has it, 404, 409 when nobody is to come any more
 */
export function cancelAppointment(
  ports: CommandPorts,
  edit: OfAppointment,
  reason: string,
): Promise<TicketAppointments> {
  const { actor, now, appointmentId } = edit;
  return changeAppointment(ports, edit, async (trx, { ticket, access }, { appointments, takers }) => {
    const known = appointments.find(({ id }) => id === appointmentId);
    if (known === undefined) throw notFound();
    const works = actor !== null && worksOnTicket(actor, 'ticket.transition', access);
    const takes = takers.some(({ id }) => id === actor?.userId);
    const comes = isComing(known, now);
    // What waits for the resident they decline; who offered it takes it back.
    if (!works && !(takes && known.state !== 'offered')) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    if (known.state === 'cancelled') return null;
    requireOpen(ticket);
    if (!comes && known.state !== 'offered') throw new HttpProblem(409, 'KUNJUNGAN_BERAKHIR');
    await write(trx, edit, ended(edit, 'cancelled', reason));
    const told = [...hearers(ticket, known), ...takers.map(({ id }) => id)];
    return { event: 'appointment-cancelled', slot: known.agreed, reason, told };
  });
}

type Columns = Updateable<Database['ticket_appointment']>;

const isOpenRow = ({ state }: TicketAppointment) => state === 'offered' || state === 'expired' || state === 'agreed';

const columnsOf = ({ begin, end }: AppointmentSlot) => ({ begins_at: new Date(begin), ends_at: new Date(end) });

function ended({ actor, now }: TicketEdit, state: 'cancelled' | 'replaced' | 'ended', reason: string | null): Columns {
  return { state, ended_by: actor?.userId ?? null, ended_at: new Date(now), reason };
}

async function write(trx: Transaction<Database>, key: OfAppointment, columns: Columns): Promise<void> {
  await trx
    .updateTable('ticket_appointment')
    .set(columns)
    .where('org_id', '=', key.orgId)
    .where('ticket_id', '=', key.ticketId)
    .where('id', '=', key.appointmentId)
    .execute();
}

/** Who works on the ticket, and who offered the time. */
function hearers(ticket: StoredTicket, { offeredBy }: TicketAppointment): string[] {
  return [...workersOf(ticket), ...(offeredBy === null ? [] : [offeredBy.id])];
}
