import type { PlanPicture } from '@imah/contract/plans';
import { planPictureLimits } from '@imah/contract/plans/words';
import type { Kysely } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import {
  abandonedAfterMs,
  drawSvg,
  type FileSubject,
  isSvg,
  keepBytes,
  requireRoom,
} from '@imah/server-platform/files';
import { HttpProblem } from '@imah/server-platform/http';

/** Who may see the plans of a building may fetch their pictures. */
export const planFileSubjects: { readonly plan: FileSubject } = {
  plan: {
    read: 'plan.view',
    resolve: async (db, floorId) => {
      const floor = await db
        .selectFrom('floor as f')
        .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
        .select(['f.org_id as orgId', 's.building_id as buildingId'])
        .where('f.id', '=', floorId)
        .executeTakeFirst();
      return floor ?? null;
    },
  },
};

interface Sender {
  readonly orgId: string;
  readonly userId: string;
}

/**
 * Keeps a picture for a plan as its sender's own until a plan has it. It is decoded and written anew; of a drawing (SVG)
 * only what it shows is kept. Said again with the same id it answers the same.
 * @throws {HttpProblem} 409 for an id that stands for something else, 413, 415, 422
 */
export async function keepPlanPicture(
  context: Pick<ServerContext, 'db' | 'files' | 'now'>,
  { orgId, userId }: Sender,
  id: string,
  bytes: unknown,
): Promise<PlanPicture> {
  if (!(bytes instanceof Uint8Array)) throw new HttpProblem(415, 'JENIS_ISI_TIDAK_DIDUKUNG');
  const { db, files, now } = context;
  const size = bytes.byteLength;
  // Asked before anything is decoded, which is dear; what is being sent holds no room of its own.
  const isNew = await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('stored_file')
      .select(['org_id', 'uploaded_by'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (found !== undefined && (found.org_id !== orgId || found.uploaded_by !== userId))
      throw new HttpProblem(409, 'BENTROK');
    if (found === undefined) await requireRoom(trx, { orgId, userId, size }, files.quota, now());
    return found === undefined;
  });
  if (isNew) {
    const isDrawing = isSvg(bytes);
    if (isDrawing && size > planPictureLimits.svgBytes) throw new HttpProblem(413, 'BERKAS_TERLALU_BESAR');
    const picture = isDrawing ? await drawSvg(userId, bytes) : bytes;
    // Named by what it is found to be.
    const file = { id, org_id: orgId, user_id: userId, name: 'denah', size: picture.byteLength, keeps_location: false };
    const kept = await keepBytes(context, file, picture, async (trx, outcome) => {
      if (outcome === 'kept') await requireRoom(trx, { orgId, userId, size: 0 }, files.quota, now());
    });
    if (kept.width === null || kept.height === null) {
      await db.deleteFrom('stored_file').where('id', '=', id).where('subject_id', 'is', null).execute();
      throw new HttpProblem(415, 'JENIS_BERKAS_DITOLAK');
    }
  }
  const { width, height } = await db
    .selectFrom('stored_file')
    .select(['width', 'height'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { fileId: id, width: width ?? 1, height: height ?? 1, dark: 'same' };
}

/** Removes the pictures that no plan names any more, once nobody can bring them back by undoing. */
export async function purgePlanPictures(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('stored_file as f')
    .where('f.subject_kind', '=', 'plan')
    .where('f.uploaded_at', '<', new Date(now - abandonedAfterMs))
    .where((file) =>
      file.not(file.exists(file.selectFrom('plan as p').select('p.floor_id').whereRef('p.picture_id', '=', 'f.id'))),
    )
    .where((file) =>
      file.not(
        file.exists(file.selectFrom('plan_version as v').select('v.floor_id').whereRef('v.picture_id', '=', 'f.id')),
      ),
    )
    .execute();
}
