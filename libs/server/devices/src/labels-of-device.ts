import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { DeviceKey } from './device-repository.ts';

/** Printed labels hang where a device stands, and not on its hardware: they go over to what takes its place. */
export async function handOverLabels(
  trx: Transaction<Database>,
  { orgId, deviceId }: DeviceKey,
  to: string,
): Promise<void> {
  await trx
    .updateTable('scan_code')
    .set({ device_id: to })
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId)
    .execute();
}

/** Labels of a device that is removed lead nowhere. They are kept: who has reported by one follows that report by it. */
export async function takeDownLabels(
  trx: Transaction<Database>,
  { orgId, deviceId }: DeviceKey,
  now: number,
): Promise<void> {
  await trx
    .updateTable('scan_code')
    .set((eb) => ({ device_id: null, revoked_at: eb.fn.coalesce('revoked_at', eb.val(new Date(now))) }))
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId)
    .execute();
}
