import { decide } from '@imah/contract/access';
import { deviceTarget } from '@imah/contract/devices/words';
import type { TicketDraft } from '@imah/contract/tickets';
import type { Transaction } from 'kysely';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import type { TicketOutcome } from '../change-ticket.ts';
import { getTicket } from '../ticket-repository.ts';
import { seesTicket } from '../ticket-sight.ts';
import { followMerges, hasEnded } from './alarm-links.ts';

type Asking = Pick<PersonalEdit, 'orgId' | 'actor' | 'now'> & { readonly buildingId: string };

/** One at a time for each alarm: whoever asks second finds the ticket of the first. */
export async function lockAlarm(
  trx: Transaction<Database>,
  { orgId, buildingId }: Asking,
  alarmId: string,
): Promise<void> {
  await trx
    .selectFrom('alarm')
    .select('id')
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('id', '=', alarmId)
    .forUpdate()
    .execute();
}

/**
 * The ticket in which somebody works on an alarm already; null where there is none, or it has ended.
 * @throws {HttpProblem} 409 where the person may not see it, 422 where they may not see the alarm
 */
export async function findTicketOfAlarm(
  trx: Transaction<Database>,
  asking: Asking,
  alarmId: string,
): Promise<TicketOutcome | null> {
  const { orgId, actor, now } = asking;
  const { ticketId: linked } = await readVisibleAlarm(trx, asking, alarmId);
  if (linked === null) return null;
  const ticketId = await followMerges(trx, orgId, linked);
  const { ticket } = await getTicket(trx, { orgId, ticketId }, now);
  if (hasEnded(ticket)) return null;
  if (!(await seesTicket(trx, actor, ticketId))) throw new HttpProblem(409, 'ALARM_SUDAH_BERTIKET');
  return { ticket, rules: null };
}

/** @throws {HttpProblem} 422 at an alarm that is not theirs to see, and at a device that is not the alarm's */
export async function requireAlarm(
  trx: Transaction<Database>,
  asking: Asking,
  { alarmId = '', deviceId }: Pick<TicketDraft, 'alarmId' | 'deviceId'>,
): Promise<{ readonly deviceId: string }> {
  const alarm = await readVisibleAlarm(trx, asking, alarmId);
  if (deviceId !== undefined && deviceId !== alarm.deviceId) throw invalidField('deviceId', 'not-an-option');
  return alarm;
}

async function readVisibleAlarm(trx: Transaction<Database>, { orgId, buildingId, actor }: Asking, alarmId: string) {
  const alarm = await trx
    .selectFrom('alarm as a')
    .innerJoin('device as d', (join) => join.onRef('d.org_id', '=', 'a.org_id').onRef('d.id', '=', 'a.device_id'))
    .select(['a.device_id as deviceId', 'a.ticket_id as ticketId', 'd.unit_id as unitId'])
    .where('a.org_id', '=', orgId)
    .where('a.building_id', '=', buildingId)
    .where('a.id', '=', alarmId)
    .executeTakeFirst();
  const isVisible =
    alarm !== undefined &&
    decide(actor, 'alarm.view', deviceTarget({ orgId, buildingId, unitId: alarm.unitId })) === 'allowed';
  if (!isVisible) throw invalidField('alarmId', 'not-an-option');
  return alarm;
}
