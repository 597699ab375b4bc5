import { randomUUIDv7 } from 'node:crypto';
import type { CommandDraft, Hold, HoldDraft } from '@imah/contract/devices';
import { commandHold, guardFor } from '@imah/contract/devices/words';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { findDeviceType } from '../read-device-types.ts';
import type { DeviceEdit } from '../device-edit.ts';
import { controlOf } from './check-control.ts';

/**
 * Begins a hold by the clock of the server: no page can say that it lasted. It changes nothing, so the audit says nothing.
 * @throws {HttpProblem} 422 for what the device type cannot do, or asks no hold for
 */
export async function beginHold(db: Kysely<Database>, edit: DeviceEdit, { params }: HoldDraft): Promise<Hold> {
  const { orgId, deviceId, actor, now } = edit;
  const device = await db
    .selectFrom('device')
    .select('type_key')
    .where('org_id', '=', orgId)
    .where('id', '=', deviceId)
    .executeTakeFirstOrThrow();
  const control = controlOf(await findDeviceType(db, device.type_key), params);
  if (guardFor(control, params.value).kind !== 'hold') throw invalidField('params.key', 'not-an-option');
  // One person holds one button: what they let go of is over.
  await db.deleteFrom('device_hold').where('org_id', '=', orgId).where('user_id', '=', actor.userId).execute();
  const id = randomUUIDv7();
  await db
    .insertInto('device_hold')
    .values({
      org_id: orgId,
      id,
      device_id: deviceId,
      user_id: actor.userId,
      params: JSON.stringify(params),
      begun_at: new Date(now),
    })
    .execute();
  return { id, afterMs: commandHold.ms };
}

/** Uses a hold up. @throws {HttpProblem} 422 for one that is another's, for something else, too short or too old */
export async function takeHold(
  trx: Transaction<Database>,
  { orgId, deviceId, actor, now }: DeviceEdit,
  { params, holdId }: CommandDraft,
): Promise<void> {
  if (holdId === undefined) throw invalidField('holdId', 'required');
  const taken = await trx
    .deleteFrom('device_hold')
    .where('org_id', '=', orgId)
    .where('id', '=', holdId)
    .where('device_id', '=', deviceId)
    .where('user_id', '=', actor.userId)
    .returning(['params', 'begun_at'])
    .executeTakeFirst();
  if (taken === undefined) throw invalidField('holdId', 'not-held');
  const heldMs = now - taken.begun_at.getTime();
  const isMeant = taken.params.key === params.key && taken.params.value === params.value;
  if (!isMeant || heldMs < commandHold.ms || heldMs > commandHold.mostMs) throw invalidField('holdId', 'not-held');
}
