import type { MeterSettings } from '@imah/contract/metering';
import { defaultMeterSettings } from '@imah/contract/metering/words';
import type { Kysely } from 'kysely';
import { lockBuilding } from '@imah/server-buildings';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** On which days meters of a building are read, and whether with a photo; as the contract says where it says nothing. */
export async function readMeterSettings(db: Kysely<Database>, { orgId, buildingId }: Place): Promise<MeterSettings> {
  const found = await db
    .selectFrom('meter_settings')
    .select([
      'resident_from_day as residentFromDay',
      'resident_to_day as residentToDay',
      'staff_until_day as staffUntilDay',
      'photo',
    ])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .executeTakeFirst();
  return found ?? defaultMeterSettings;
}

/** @throws {HttpProblem} 404 */
export function updateMeterSettings(
  ports: CommandPorts,
  edit: PersonalEdit & Place,
  after: MeterSettings,
): Promise<MeterSettings> {
  const { orgId, buildingId } = edit;
  return runCommand<MeterSettings, MeterSettings>(ports, edit, {
    lock: async (trx) => {
      await lockBuilding(trx, edit);
      return readMeterSettings(trx, edit);
    },
    write: async (trx, before) => {
      if (JSON.stringify(before) === JSON.stringify(after)) return unchanged(before);
      const columns = {
        resident_from_day: after.residentFromDay,
        resident_to_day: after.residentToDay,
        staff_until_day: after.staffUntilDay,
        photo: after.photo,
      };
      await trx
        .insertInto('meter_settings')
        .values({ org_id: orgId, building_id: buildingId, ...columns })
        .onConflict((conflict) => conflict.columns(['org_id', 'building_id']).doUpdateSet(columns))
        .execute();
      return {
        result: after,
        audit: { action: 'update', entity: 'meter_settings', entityId: buildingId, buildingId, before, after },
      };
    },
  });
}
