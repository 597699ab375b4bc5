import { randomUUIDv7 } from 'node:crypto';
import type { MeterDetail, MeterReplacement } from '@imah/contract/metering';
import { type CommandPorts, runCommand } from '@imah/server-platform/command';
import { invalidField, requireVersion } from '@imah/server-platform/http';
import { type MeterEdit, requireEnd, takeOut } from './change-meter.ts';
import { insertMeter, writeEnd } from './create-meter.ts';
import { getMeter } from './meter-detail.ts';
import { meterEvent } from './meter-event.ts';
import { lockMeter, type MeterRow } from './meter-row.ts';
import { requireFreeNumber, requireValues } from './meter-rules.ts';

/**
 * Puts another meter in the place of one: what the old one counted up to then and the new one from then on are one
 * consumption. Those below a main meter stand below the new one. @throws {HttpProblem} 404, 409, 412, 422
 */
export function replaceMeter(
  ports: CommandPorts,
  edit: MeterEdit,
  replacement: MeterReplacement,
): Promise<MeterDetail> {
  const { orgId, buildingId, meterId, actor, version, now } = edit;
  const { lastValues, firstValues, number } = replacement;
  const at = Date.parse(replacement.at);
  const key = { orgId, buildingId, meterId: randomUUIDv7() };
  return runCommand<MeterRow, MeterDetail>(ports, edit, {
    lock: (trx) => lockMeter(trx, edit),
    authorize: (_trx, meter) => requireVersion(meter, version),
    validate: async (trx, meter) => {
      await requireEnd(trx, meter, { at, lastValues, now });
      // What is added up by register has to have the same ones.
      const { length } = meter.registers;
      if (replacement.registers.length < length) throw invalidField('registers', 'too-few', length);
      if (replacement.registers.length > length) throw invalidField('registers', 'too-many', length);
      requireValues('firstValues', firstValues, replacement);
      await requireFreeNumber(trx, orgId, { resource: meter.resource, number, except: null });
    },
    write: async (trx, meter) => {
      await takeOut(trx, edit, { at, lastValues });
      const { resource, role, unitId, parentId, location, timeZone } = meter;
      const installedOn = Temporal.Instant.fromEpochMilliseconds(at)
        .toZonedDateTimeISO(timeZone)
        .toPlainDate()
        .toString();
      const place = { resource, role, unitId, parentId, location, installedOn, replacesMeterId: meterId };
      await insertMeter(trx, edit, key.meterId, place, replacement);
      await writeEnd(trx, edit, { meterId: key.meterId, kind: 'first', at, values: firstValues });
      await trx
        .updateTable('meter')
        .set({ parent_id: key.meterId })
        .where('org_id', '=', orgId)
        .where('parent_id', '=', meterId)
        .execute();
      const after = { number, replaces: meter.number, lastValues, firstValues };
      return {
        result: await getMeter(trx, { actor, rows: 'all', now }, key),
        audit: { action: 'replace', entity: 'meter', entityId: key.meterId, buildingId, after },
        effects: [meterEvent(edit, version + 1, now), meterEvent(key, 1, now, 'created')],
      };
    },
  });
}
