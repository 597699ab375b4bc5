import { randomUUIDv7 } from 'node:crypto';
import { decide } from '@imah/contract/access';
import type { Reading, ReadingDraft } from '@imah/contract/metering';
import { needsApproval } from '@imah/contract/metering/words';
import type { Transaction } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { sinceWhen } from '../meters/meter-detail.ts';
import { meterEvent } from '../meters/meter-event.ts';
import { lockMeter, type MeterKey, type MeterRow } from '../meters/meter-row.ts';
import { requirePast, requireValues } from '../meters/meter-rules.ts';
import { readMeterSettings } from '../meters/meter-settings.ts';
import { entryOf, readsAs } from '../meters/reading-entry.ts';
import { judge } from './judge.ts';
import { attachPhotos, requirePhoto } from './reading-photos.ts';
import { getReading } from './reading-row.ts';

type OfMeter = PersonalEdit & MeterKey;

/**
 * Writes down what a meter shows. What is odd about it waits for somebody who may approve it; else it counts at once.
 * @throws {HttpProblem} 403, 404, 409 outside of the days on which meters are read, or where it was read at that moment, 422
 */
export function createReading(ports: CommandPorts, edit: OfMeter, draft: ReadingDraft): Promise<Reading> {
  const { orgId, buildingId, meterId, actor, now } = edit;
  return runCommand<MeterRow, Reading>(ports, edit, {
    lock: (trx) => lockMeter(trx, edit),
    authorize: (_trx, meter) => {
      if (readsAs(actor, meter) === 'nobody') throw notFound();
      if (draft.as === 'estimate' && decide(actor, 'reading.approve', { orgId, buildingId }) !== 'allowed')
        throw new HttpProblem(403, 'TIDAK_BERWENANG');
    },
    validate: (trx, meter) => requireTime(trx, edit, meter, draft),
    write: async (trx, meter) => {
      const as = readsAs(actor, meter);
      const { values, note, fileIds } = draft;
      const at = momentOf(draft, as, now);
      const isEstimate = draft.as === 'estimate';
      const anomalies = isEstimate ? [] : await judge(trx, meter, { at, values });
      const readingId = randomUUIDv7();
      const state = isEstimate ? 'estimate' : needsApproval(anomalies) ? 'submitted' : 'approved';
      await trx
        .insertInto('meter_reading')
        .values({
          org_id: orgId,
          id: readingId,
          meter_id: meterId,
          at: new Date(at),
          kind: 'regular',
          register_values: values,
          source: as === 'resident' ? 'resident' : draft.source,
          state,
          anomalies,
          note: isEstimate ? '' : note,
          reason: isEstimate ? note : null,
          author_id: actor.userId,
          decided_by_id: isEstimate ? actor.userId : null,
          photos_of_id: fileIds.length === 0 ? null : readingId,
          created_at: new Date(now),
        })
        .execute();
      await attachPhotos(trx, { orgId, readingId }, { fileIds, userId: actor.userId });
      const since = as === 'staff' ? 0 : (sinceWhen(actor, orgId, meter.unitId) ?? now);
      const photos = fileIds.length === 0 ? {} : { photos: fileIds.length };
      const after = { meter: meter.number, values, state, anomalies, ...photos };
      return {
        result: await getReading(trx, { orgId, buildingId, readingId }, since),
        audit: { action: 'create', entity: 'meter_reading', entityId: readingId, buildingId, after },
        effects: [meterEvent(edit, meter.version, now)],
      };
    },
  });
}

/** What is read without a network arrives later: it counts by when it was taken, so long after. */
const lateMs = 3 * 86_400_000;

/** By how much the clock of a phone may be ahead: what is read on a round bears its time. */
const aheadMs = 5 * 60_000;

/** Residents say what they see now, or saw when they had no network. */
function momentOf({ at }: ReadingDraft, as: ReturnType<typeof readsAs>, now: number): number {
  if (at === undefined) return now;
  const said = Date.parse(at);
  if (as === 'resident' && now - said > lateMs) return now;
  return said > now && said <= now + aheadMs ? now : said;
}

/** The moment by which it is decided whether it is a day on which meters are read. */
const momentOfEntry = (at: number, now: number): number => (now - at <= lateMs ? at : now);

async function requireTime(
  trx: Transaction<Database>,
  { actor, orgId, now }: OfMeter,
  meter: MeterRow,
  draft: ReadingDraft,
): Promise<void> {
  const at = momentOf(draft, readsAs(actor, meter), now);
  requireValues('values', draft.values, meter);
  requirePast('at', at, now);
  if (draft.as === 'estimate' && draft.note.length < 3) throw invalidField('note', 'too-short', 3);
  const settings = await readMeterSettings(trx, meter);
  requirePhoto(settings.photo, { ...draft, source: readsAs(actor, meter) === 'resident' ? 'staff' : draft.source });
  const entry = entryOf(actor, meter, settings, momentOfEntry(at, now));
  if (entry === 'none') throw new HttpProblem(409, 'METERAN_DILEPAS');
  if (entry === 'outside-window') throw new HttpProblem(409, 'DI_LUAR_JADWAL_BACA');
  const others = await trx
    .selectFrom('meter_reading')
    .select(['at', 'kind'])
    .where('org_id', '=', orgId)
    .where('meter_id', '=', meter.id)
    .where('state', '!=', 'rejected')
    .where((eb) => eb.or([eb('at', '=', new Date(at)), eb('kind', '=', 'first')]))
    .execute();
  const first = others.find(({ kind }) => kind === 'first');
  if (first !== undefined && at < first.at.getTime()) throw invalidField('at', 'before-it-hung');
  if (others.some((other) => other.at.getTime() === at)) throw new HttpProblem(409, 'PEMBACAAN_SUDAH_ADA');
}
