import type { WallPictureAsked } from '@imah/contract/dashboards';
import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { sendPreview } from '@imah/server-platform/files';
import { notFound } from '@imah/server-platform/http';
import type { Place } from '../dashboards/dashboard-rows.ts';
import { requireShowing } from './show-wall.ts';
import { shownOnWall } from './wall-page.ts';

/** Sends the picture of a widget, the newest of the building where it names none. @throws {HttpProblem} 404 */
export async function sendWallPicture(
  { db, files, now }: Pick<ServerContext, 'db' | 'files' | 'now'>,
  { token, buildingId, widgetId }: WallPictureAsked,
  { from, reply }: { readonly from: string; readonly reply: FastifyReply },
): Promise<void> {
  const { wall, maker, buildings } = await requireShowing(db, { token, from }, now());
  if (!buildings.some(({ id }) => id === buildingId)) throw notFound();
  const place = { orgId: wall.orgId, buildingId };
  const { widgets } = await shownOnWall(db, maker, place);
  const widget = widgets.find(({ id }) => id === widgetId);
  if (widget?.type !== 'picture') throw notFound();
  await sendPreview(reply, files, await findPicture(db, place, widget.fileId), 'no-store');
}

/** Where the large preview of a picture among the files of a building is kept. */
async function findPicture(
  db: Kysely<Database>,
  { orgId, buildingId }: Place,
  fileId: string | null,
): Promise<string | null> {
  const found = await db
    .selectFrom('stored_file')
    .select('large_key as key')
    .where('org_id', '=', orgId)
    .where('subject_kind', '=', 'building')
    .where('subject_id', '=', buildingId)
    .where('large_key', 'is not', null)
    .$if(fileId !== null, (query) => query.where('id', '=', fileId ?? ''))
    .orderBy('uploaded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.key ?? null;
}
