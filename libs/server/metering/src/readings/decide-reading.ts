import { randomUUIDv7 } from 'node:crypto';
import type { Reading, ReadingCorrection, ReadingVerdict } from '@imah/contract/metering';
import { readingChart } from '@imah/contract/metering/words';
import type { Transaction } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, requireVersion } from '@imah/server-platform/http';
import { meterEvent } from '../meters/meter-event.ts';
import { lockMeter, type MeterRow } from '../meters/meter-row.ts';
import { requireValues } from '../meters/meter-rules.ts';
import { judge } from './judge.ts';
import { getReading, getReadingRow, type ReadingKey, type ReadingRow } from './reading-row.ts';

interface Locked {
  readonly reading: ReadingRow;
  readonly meter: MeterRow;
}

/** Approves or rejects a reading that waits. @throws {HttpProblem} 404, 409 where it was answered, 412 */
export function decideReading(
  ports: CommandPorts,
  edit: VersionedEdit & ReadingKey,
  { decision, reason }: ReadingVerdict,
): Promise<Reading> {
  const { orgId, buildingId, readingId, actor, version, now } = edit;
  return runCommand<Locked, Reading>(ports, edit, {
    lock: (trx) => lockReading(trx, edit),
    authorize: (_trx, { reading }) => requireVersion(reading, version),
    validate: (_trx, { reading }) => {
      if (readingChart[reading.state][decision] === undefined) throw new HttpProblem(409, 'PEMBACAAN_SUDAH_DIJAWAB');
    },
    write: async (trx, { reading, meter }) => {
      const state = decision === 'approve' ? 'approved' : 'rejected';
      await trx
        .updateTable('meter_reading')
        .set((eb) => ({ state, reason, decided_by_id: actor.userId, version: eb('version', '+', 1) }))
        .where('org_id', '=', orgId)
        .where('id', '=', readingId)
        .execute();
      const after = { meter: meter.number, values: reading.values, state, reason };
      return {
        result: await getReading(trx, edit, 0),
        audit: { action: decision, entity: 'meter_reading', entityId: readingId, buildingId, after },
        effects: [meterEvent({ ...edit, meterId: meter.id }, meter.version, now)],
      };
    },
  });
}

/** Puts another reading in the place of an approved one, which stays to be seen. @throws {HttpProblem} 404, 409, 422 */
export function correctReading(
  ports: CommandPorts,
  edit: PersonalEdit & ReadingKey,
  { values, reason }: ReadingCorrection,
): Promise<Reading> {
  const { orgId, buildingId, actor, now } = edit;
  const key = { orgId, buildingId, readingId: randomUUIDv7() };
  return runCommand<Locked, Reading>(ports, edit, {
    lock: (trx) => lockReading(trx, edit),
    validate: (_trx, { reading, meter }) => {
      requireValues('values', values, meter);
      if (reading.correctedById !== null) throw new HttpProblem(409, 'PEMBACAAN_SUDAH_DIKOREKSI');
      if (readingChart[reading.state].correct === undefined) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, { reading, meter }) => {
      const { id: correctsId, at, kind, source, values: before, photosOfId } = reading;
      await trx
        .insertInto('meter_reading')
        .values({
          org_id: orgId,
          id: key.readingId,
          meter_id: meter.id,
          at,
          kind,
          register_values: values,
          source,
          state: 'approved',
          anomalies: await judge(trx, meter, { at: at.getTime(), values, except: correctsId }),
          reason,
          author_id: actor.userId,
          decided_by_id: actor.userId,
          corrects_id: correctsId,
          photos_of_id: photosOfId,
          created_at: new Date(now),
        })
        .execute();
      return {
        result: await getReading(trx, key, 0),
        audit: {
          action: 'correct',
          entity: 'meter_reading',
          entityId: key.readingId,
          buildingId,
          before: { values: before },
          after: { meter: meter.number, values, reason },
        },
        effects: [meterEvent({ ...edit, meterId: meter.id }, meter.version, now)],
      };
    },
  });
}

/** Readings of a meter are changed one after the other. */
async function lockReading(trx: Transaction<Database>, key: ReadingKey): Promise<Locked> {
  const { meterId } = await getReadingRow(trx, key);
  const meter = await lockMeter(trx, { ...key, meterId });
  return { meter, reading: await getReadingRow(trx, key) };
}
