import type { ReadingDraft } from '@imah/contract/metering';
import type { PhotoDemand } from '@imah/contract/metering/words';
import type { Kysely, Transaction } from 'kysely';
import type { PolicyTarget } from '@imah/contract/access';
import type { Database } from '@imah/server-platform/database/schema';
import { attachFiles, type FileSubject, readFilesOf, readFilesOfEach } from '@imah/server-platform/files';
import { invalidField } from '@imah/server-platform/http';

/**
 * Whoever stands before the meter shows what they read, where the building asks for it. What is told by telephone or
 * estimated was seen by nobody who could.
 * @throws {HttpProblem} 422
 */
export function requirePhoto(demand: PhotoDemand, { fileIds, as, source }: ReadingDraft): void {
  if (demand === 'required' && fileIds.length === 0 && as === 'reading' && source !== 'phone')
    throw invalidField('fileIds', 'required');
}

/** Gives photos that the person has sent to a reading. @throws {HttpProblem} 422 where one is not theirs, or no photo */
export async function attachPhotos(
  trx: Transaction<Database>,
  { orgId, readingId }: { readonly orgId: string; readonly readingId: string },
  { fileIds, userId }: { readonly fileIds: readonly string[]; readonly userId: string },
): Promise<void> {
  if (fileIds.length === 0) return;
  const subject = { orgId, kind: 'meterReading', id: readingId } as const;
  await attachFiles(trx, subject, { fileIds, userId });
  const files = await readFilesOf(trx, subject);
  if (files.some(({ kind }) => kind !== 'image')) throw invalidField('fileIds', 'invalid');
}

/** The photos of readings by the reading that they were taken for. */
export function readPhotos(
  db: Kysely<Database>,
  orgId: string,
  readings: readonly { readonly photosOfId: string | null }[],
) {
  const ids = readings.flatMap(({ photosOfId }) => (photosOfId === null ? [] : [photosOfId]));
  return readFilesOfEach(db, { orgId, kind: 'meterReading' }, [...new Set(ids)]);
}

/** What the policy is asked about a reading: who lives in the unit sees none of before they came. */
async function readingTarget(db: Kysely<Database>, readingId: string): Promise<PolicyTarget | null> {
  const found = await db
    .selectFrom('meter_reading as r')
    .innerJoin('meter as m', (join) => join.onRef('m.org_id', '=', 'r.org_id').onRef('m.id', '=', 'r.meter_id'))
    .select(['m.org_id as orgId', 'm.building_id as buildingId', 'm.unit_id as unitId', 'r.at'])
    .where('r.id', '=', readingId)
    .executeTakeFirst();
  if (found === undefined) return null;
  return { ...found, unitId: found.unitId ?? undefined, at: found.at.getTime() };
}

/** The photos of a reading are fetched by whoever sees the reading. */
export const readingFileSubjects: { readonly meterReading: FileSubject } = {
  meterReading: { read: 'reading.view', resolve: (db, id) => readingTarget(db, id) },
};
