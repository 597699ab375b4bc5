import type { ScanPhoto, ScanPhotoQuery, ScanReportDraft } from '@imah/contract/scan';
import { scanPhotoLimits } from '@imah/contract/scan/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { keepBytes, requireRoom } from '@imah/server-platform/files';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { lockLabel, type Label, requireHonesty, requireLabel } from './scan-label.ts';

/** As long as a photo waits for its report. */
const waitMs = 7_200_000;
/** What may wait at once, whoever sends it: photos of one label, and bytes of all labels of an organisation. */
const waiting = { photos: 60, bytes: 268_435_456 };

/**
 * Keeps a photo for a report that is about to be sent. It becomes a picture like any other: judged by its content,
 * written anew without where it was taken, and counted to what the organisation may keep.
 * @throws {HttpProblem} 404, 409 when the report was sent or has its photos, 413, 415, 422, 429 when too many wait
 */
export async function sendScanPhoto(
  context: Pick<ServerContext, 'db' | 'files' | 'now'>,
  code: string,
  { id, reportId, proof }: ScanPhotoQuery,
  bytes: unknown,
): Promise<ScanPhoto> {
  if (!(bytes instanceof Uint8Array)) throw new HttpProblem(415, 'JENIS_ISI_TIDAK_DIDUKUNG');
  const now = context.now();
  const label = await requireLabel(context.db, code);
  requireHonesty(label, { id: reportId, proof }, now);
  const photo: Photo = { id, reportId, size: bytes.byteLength, now };
  // Asked before the picture is decoded, which is dear, and again when it is kept, alone.
  const state = await context.db.transaction().execute((trx) => requireSlot(trx, context, label, photo, 'nobody'));
  if (state === 'sent') return { id };
  const file = { id, org_id: label.orgId, user_id: null, name: 'foto.jpg', size: photo.size, keeps_location: false };
  await keepBytes(context, file, bytes, async (trx, outcome) => {
    const slot = await requireSlot(trx, context, label, photo, outcome === 'kept' ? 'this' : 'nobody');
    if (slot === 'sent') return;
    const row = { org_id: label.orgId, file_id: id, code_id: label.codeId, report_id: reportId, at: new Date(now) };
    await trx.insertInto('scan_photo').values(row).execute();
  });
  return { id };
}

interface Photo {
  readonly id: string;
  readonly reportId: string;
  readonly size: number;
  readonly now: number;
}

/** Whether there is room for the photo, or it is there already. `owner`: who may hold its id as that of a file. */
async function requireSlot(
  trx: Transaction<Database>,
  { files }: Pick<ServerContext, 'files'>,
  label: Label,
  { id, reportId, size, now }: Photo,
  owner: 'this' | 'nobody',
): Promise<'free' | 'sent'> {
  const { orgId, codeId } = label;
  await lockLabel(trx, label);
  const { rows } = await sql<{
    mine: boolean;
    taken: boolean;
    reported: boolean;
    ofReport: number;
    ofLabel: number;
    bytes: number;
  }>`
    SELECT EXISTS (SELECT 1 FROM scan_photo WHERE org_id = ${orgId} AND file_id = ${id} AND code_id = ${codeId}
        AND report_id = ${reportId}) AS mine,
      EXISTS (SELECT 1 FROM upload WHERE id = ${id}) OR EXISTS (SELECT 1 FROM stored_file WHERE id = ${id}) AS taken,
      EXISTS (SELECT 1 FROM scan_report WHERE draft_id = ${reportId}) AS reported,
      count(*) FILTER (WHERE p.code_id = ${codeId} AND p.report_id = ${reportId})::integer AS "ofReport",
      count(*) FILTER (WHERE p.code_id = ${codeId})::integer AS "ofLabel", coalesce(sum(f.size), 0)::bigint AS bytes
    FROM scan_photo p JOIN stored_file f ON f.org_id = p.org_id AND f.id = p.file_id
    WHERE p.org_id = ${orgId} AND p.at > ${new Date(now - waitMs)}`.execute(trx);
  const [held] = rows;
  if (held?.mine === true) return 'sent';
  if (held === undefined || held.reported || (held.taken && owner === 'nobody'))
    throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  if (held.ofReport >= scanPhotoLimits.photos) throw new HttpProblem(409, 'BENTROK');
  if (held.ofLabel >= waiting.photos || held.bytes + size > waiting.bytes)
    throw new HttpProblem(429, 'TERLALU_SERING', { retryAfterSeconds: waitMs / 1000 });
  await requireRoom(trx, { orgId, userId: null, size }, files.quota, now);
  return 'free';
}

/**
 * Gives the photos that a report names to its ticket, in the transaction that writes it; what else was sent for it goes.
 * @throws {HttpProblem} 422 at `photoIds` when one is of another label or report, or waited too long
 */
export async function attachScanPhotos(
  trx: Transaction<Database>,
  { orgId, codeId }: Label,
  { id: reportId, photoIds }: Pick<ScanReportDraft, 'id' | 'photoIds'>,
  ticketId: string,
): Promise<void> {
  const ids = [...new Set(photoIds)];
  const { rows } = await sql`
    UPDATE stored_file f SET subject_kind = 'ticket', subject_id = ${ticketId} FROM scan_photo p
    WHERE p.org_id = ${orgId} AND p.code_id = ${codeId} AND p.report_id = ${reportId} AND p.file_id = ANY(${ids}::uuid[])
      AND f.org_id = p.org_id AND f.id = p.file_id AND f.subject_id IS NULL
    RETURNING f.id`.execute(trx);
  if (rows.length !== ids.length) throw invalidField('photoIds', 'not-an-option');
  await sql`
    DELETE FROM stored_file f USING scan_photo p
    WHERE p.org_id = ${orgId} AND p.code_id = ${codeId} AND p.report_id = ${reportId}
      AND f.org_id = p.org_id AND f.id = p.file_id AND f.subject_id IS NULL`.execute(trx);
  await sql`
    DELETE FROM scan_photo WHERE org_id = ${orgId} AND code_id = ${codeId} AND report_id = ${reportId}`.execute(trx);
}

/** Removes the photos whose report was not sent in time. `now` in milliseconds since 1970 UTC. */
export async function purgeScanPhotos(db: Kysely<Database>, now: number): Promise<void> {
  await sql`
    DELETE FROM stored_file f USING scan_photo p
    WHERE p.at < ${new Date(now - waitMs)} AND f.org_id = p.org_id AND f.id = p.file_id AND f.subject_id IS NULL`.execute(
    db,
  );
}
