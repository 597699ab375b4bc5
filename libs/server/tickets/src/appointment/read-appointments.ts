import type { TicketAppointment, TicketAppointments } from '@imah/contract/tickets';
import {
  type AppointmentAct,
  appointmentActs,
  isOwnTicket,
  openTicketStates,
  type TicketAccessFacts,
  worksOnTicket,
} from '@imah/contract/tickets/words';
import type { PolicyActor } from '@imah/contract/access';
import { type Kysely, sql } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import type { LockedTicket } from '../ticket-row.ts';

type Known = Omit<TicketAppointments, 'acts'>;

/** The appointments of a ticket as they stand at `now`. */
export async function readAppointments(
  db: Kysely<Database>,
  { ticket, access }: LockedTicket,
  now: number,
): Promise<Known> {
  const person = (column: 'a.offered_by' | 'a.answered_by' | 'a.ended_by') => {
    const name = sql.ref(column);
    return sql<{ id: string; name: string } | null>`(SELECT json_build_object('id', u.id, 'name', u.name)
      FROM app_user u WHERE u.id = ${name})`;
  };
  const rows = await db
    .selectFrom('ticket_appointment as a')
    .select(['a.id', 'a.round', 'a.slots', 'a.note', 'a.state', 'a.reason'])
    .select(['a.begins_at as begin', 'a.ends_at as end', 'a.offered_at', 'a.answered_at', 'a.ended_at'])
    .select([
      person('a.offered_by').as('offeredBy'),
      person('a.answered_by').as('answeredBy'),
      person('a.ended_by').as('endedBy'),
    ])
    .where('a.org_id', '=', ticket.orgId)
    .where('a.ticket_id', '=', ticket.id)
    .orderBy('a.round', 'desc')
    .execute();
  const appointments = rows.map(
    ({ state, begin, end, offered_at, answered_at, ended_at, ...row }): TicketAppointment => ({
      ...row,
      state: state === 'offered' && row.slots.every((slot) => Date.parse(slot.begin) <= now) ? 'expired' : state,
      agreed: begin === null || end === null ? null : { begin: begin.toISOString(), end: end.toISOString() },
      offeredAt: offered_at.toISOString(),
      answeredAt: answered_at?.toISOString() ?? null,
      endedAt: ended_at?.toISOString() ?? null,
    }),
  );
  return { appointments, takers: await readTakers(db, ticket.id, access, ticket.timeZone, now) };
}

/** The same with what `reader` may do about it. */
export async function readAppointmentsFor(
  db: Kysely<Database>,
  reader: PolicyActor | null,
  locked: LockedTicket,
  now: number,
): Promise<TicketAppointments> {
  const known = await readAppointments(db, locked, now);
  return { ...known, acts: reader === null ? [] : actsOf(reader, locked.access, known, now) };
}

/** What somebody who sees the ticket may do about its appointment as it stands. */
function actsOf(
  actor: PolicyActor,
  access: TicketAccessFacts,
  { appointments, takers }: Known,
  now: number,
): AppointmentAct[] {
  const isOpen = openTicketStates.some((state) => state === access.state) && access.audience === 'resident';
  if (!isOpen) return [];
  const works = worksOnTicket(actor, 'ticket.transition', access);
  const takes = takers.some(({ id }) => id === actor.userId);
  const [last] = appointments;
  const comes = last !== undefined && isComing(last, now);
  const may: Readonly<Record<AppointmentAct, boolean>> = {
    offer: works,
    answer: takes && (last?.state === 'offered' || comes),
    // What waits for the resident they decline; who offered it takes it back.
    cancel: comes ? works || takes : last?.state === 'offered' && works,
  };
  return appointmentActs.filter((act) => may[act]);
}

/** Whether somebody is still to come: a slot was taken, and has not begun. */
export function isComing({ state, agreed }: TicketAppointment, now: number): boolean {
  return state === 'agreed' && agreed !== null && Date.parse(agreed.begin) > now;
}

/** Whoever reported it, and who lives in its unit today, as long as it is theirs and they do not work on it. */
async function readTakers(
  db: Kysely<Database>,
  ticketId: string,
  access: TicketAccessFacts,
  timeZone: string,
  now: number,
): Promise<{ id: string; name: string }[]> {
  const livesThere = sql<boolean>`(u.id = t.reporter_user_id OR u.id IN (
    SELECT p.user_id FROM occupancy o JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id
    WHERE o.org_id = t.org_id AND o.unit_id = t.unit_id
      AND o.period @> (${new Date(now)}::timestamptz AT TIME ZONE ${timeZone})::date))`;
  const rows = await db
    .selectFrom('ticket as t')
    .innerJoin('app_user as u', (join) => join.on('u.status', '=', 'active').on(livesThere))
    .select(['u.id', 'u.name'])
    .where('t.org_id', '=', access.orgId)
    .where('t.id', '=', ticketId)
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
    .execute();
  const takers: { id: string; name: string }[] = [];
  for (const candidate of rows) {
    const actor = await loadActor(db, candidate.id, now);
    if (actor === null || !isOwnTicket(actor, access)) continue;
    if (!worksOnTicket(actor, 'ticket.transition', access)) takers.push(candidate);
  }
  return takers;
}
