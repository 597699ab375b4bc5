import type { Alarm } from '@imah/contract/alarms';
import type { TicketPriority } from '@imah/contract/tickets/words';
import { type AlarmConsequence, type AlarmTurn, noConsequence } from '@imah/server-platform';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { isOpen } from '../ticket-predicates.ts';
import { notifyOfTicket, peopleOf, ticketEvent } from '../notify-of-ticket.ts';
import { withRules } from '../settings/follow-rules.ts';
import { writeTicketEvent } from '../ticket-events.ts';
import { updateTicketRow } from '../ticket-repository.ts';
import type { StoredTicket } from '../ticket-row.ts';
import { mayWork } from '../ticket-workers.ts';
import { type ValidatedDraft, writeTicket } from '../write-ticket.ts';
import { addToTicket } from './add-to-ticket.ts';
import { endedStates, followMerges, linkAlarm } from './alarm-links.ts';

/** How long after an alarm the next one of its rule and device is the same matter, in milliseconds. */
const sameMatterMs = 86_400_000;
/** Characters of a title. */
const titleLength = 140;

/**
 * What a rule asks for when it has raised an alarm: a ticket, or where there is an open one of the same rule and device, an
 * entry in that. Whoever raises the alarm has locked where its rule stands with the device: never are there two at once.
 */
export async function ticketByRule(trx: Transaction<Database>, turn: AlarmTurn): Promise<AlarmConsequence> {
  const { orgId, alarm, now } = turn;
  const wish = await readWish(trx, orgId, alarm);
  if (wish === undefined || (await isWorkedOn(trx, turn))) return noConsequence;
  const openId = await findOpenTicket(trx, turn);
  if (openId !== null) {
    await linkAlarm(trx, { orgId, ticketId: openId }, alarm.id);
    return addToTicket(trx, { orgId, ticketId: openId, now }, 'alarm-raised', alarm);
  }
  const edit = { orgId, buildingId: alarm.buildingId, actor: null, now };
  const written = await writeTicket(trx, edit, draftOf(alarm, wish));
  const ticket = wish.assigneeId === null ? written.ticket : await assign(trx, written.ticket, wish.assigneeId, turn);
  return {
    audit: [written.audit],
    effects: [ticketEvent(ticket, now, 'created')],
    afterwards: (ports) => withRules(ports, { ticket, rules: 'created' }),
  };
}

interface Wish extends Pick<ValidatedDraft, 'timeZone'> {
  readonly priority: TicketPriority | null;
  readonly categoryId: string | null;
  readonly assigneeId: string | null;
  readonly unitId: string | null;
  readonly floorId: string | null;
  readonly sectionId: string | null;
}

/** What its rule says of a ticket, and where the device is; undefined where it asks for none. */
function readWish(trx: Transaction<Database>, orgId: string, { deviceId, rule }: Alarm): Promise<Wish | undefined> {
  return trx
    .selectFrom('alarm_rule as r')
    .innerJoin('device as d', (join) => join.onRef('d.org_id', '=', 'r.org_id').on('d.id', '=', deviceId))
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'd.org_id').onRef('b.id', '=', 'd.building_id'))
    .select(['r.ticket_priority as priority', 'r.ticket_category_id as categoryId'])
    .select(['r.ticket_assignee_id as assigneeId', 'd.unit_id as unitId', 'd.floor_id as floorId'])
    .select(['d.section_id as sectionId', 'b.time_zone as timeZone'])
    .where('r.org_id', '=', orgId)
    .where('r.id', '=', rule?.id ?? null)
    .where('r.ticket_priority', 'is not', null)
    .executeTakeFirst();
}

/** Whether people have made a ticket of it themselves, while it told nobody. */
async function isWorkedOn(trx: Transaction<Database>, { orgId, alarm }: AlarmTurn): Promise<boolean> {
  const linked = await trx
    .selectFrom('alarm')
    .select('ticket_id as ticketId')
    .where('org_id', '=', orgId)
    .where('id', '=', alarm.id)
    .executeTakeFirst();
  if (linked === undefined || linked.ticketId === null) return false;
  const going = await trx
    .selectFrom('ticket')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', await followMerges(trx, orgId, linked.ticketId))
    .where('state', 'not in', endedStates)
    .executeTakeFirst();
  return going !== undefined;
}

/** The open ticket of the alarm before this one, of the same rule and device, where that was not long ago. */
async function findOpenTicket(trx: Transaction<Database>, { orgId, alarm, now }: AlarmTurn): Promise<string | null> {
  const before = await trx
    .selectFrom('alarm')
    .select('ticket_id as ticketId')
    .where('org_id', '=', orgId)
    .where('rule_id', '=', alarm.rule?.id ?? null)
    .where('device_id', '=', alarm.deviceId)
    .where('id', '<>', alarm.id)
    .where('ticket_id', 'is not', null)
    .where(sql<boolean>`coalesce(cleared_at, last_at) > ${new Date(now - sameMatterMs)}`)
    .orderBy('raised_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (before === undefined || before.ticketId === null) return null;
  const ticketId = await followMerges(trx, orgId, before.ticketId);
  const open = await trx
    .selectFrom('ticket as t')
    .select('t.id')
    .where('t.org_id', '=', orgId)
    .where('t.id', '=', ticketId)
    .where(isOpen)
    .forUpdate()
    .executeTakeFirst();
  return open?.id ?? null;
}

function draftOf(alarm: Alarm, wish: Wish): ValidatedDraft {
  const { priority, categoryId, timeZone } = wish;
  const name = alarm.rule?.name ?? alarm.deviceName;
  const title = `${alarm.deviceName}: ${name}`;
  return {
    kind: 'maintenance',
    title: title.length > titleLength ? `${title.slice(0, titleLength - 1)}…` : title,
    details: '',
    ...placeOf(wish),
    deviceId: alarm.deviceId,
    alarmId: alarm.id,
    ...(categoryId === null ? {} : { categoryId }),
    priority: priority ?? 'medium',
    source: 'alarm',
    audience: 'staff',
    fileIds: [],
    timeZone,
    reporterName: name,
    reporterPhone: null,
    reporterUserId: null,
  };
}

/** Of a unit, a floor and a section the narrowest. */
function placeOf({ unitId, floorId, sectionId }: Wish): Pick<ValidatedDraft, 'unitId' | 'floorId' | 'sectionId'> {
  if (unitId !== null) return { unitId };
  if (floorId !== null) return { floorId };
  return sectionId === null ? {} : { sectionId };
}

/** Gives it to whom the rule names; where they cannot take it (any more), the ticket says so and stays with nobody. */
async function assign(
  trx: Transaction<Database>,
  ticket: StoredTicket,
  assigneeId: string,
  { alarm, now }: AlarmTurn,
): Promise<StoredTicket> {
  const key = { orgId: ticket.orgId, ticketId: ticket.id };
  const data = { assigneeId };
  if (!(await mayWork(trx, ticket, assigneeId, now))) {
    await writeTicketEvent(trx, key, { kind: 'unassignable', actorId: null, data }, now);
    return ticket;
  }
  const after = (await updateTicketRow(trx, { ...key, now }, { assignee_id: assigneeId })).ticket;
  await writeTicketEvent(trx, key, { kind: 'assigned', actorId: null, data }, now);
  const by = { userId: null, name: alarm.rule?.name ?? alarm.deviceName };
  await notifyOfTicket(trx, { kind: 'ticket-assigned', recipients: peopleOf([assigneeId]), by }, after, now);
  return after;
}
