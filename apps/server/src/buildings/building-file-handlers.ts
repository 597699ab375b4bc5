import type { ServerContext } from '../context.ts';
import { writeEdit } from './place-edit.ts';
import type { Handlers } from '../http/handler.ts';
import { attachFiles, readFilesOf, removeFilesOf, type SubjectRef } from '../files/stored-files.ts';

type Calls = 'listBuildingFiles' | 'attachBuildingFiles' | 'removeBuildingFile';

/** The files of a building itself: its photo, its papers. */
export function buildingFileHandlers(context: ServerContext): Pick<Handlers, Calls> {
  const { db } = context;
  const subjectOf = (place: { readonly orgId: string; readonly buildingId: string }): SubjectRef => ({
    orgId: place.orgId,
    kind: 'building',
    id: place.buildingId,
  });
  const list = async (subject: SubjectRef) => ({ data: await readFilesOf(db, subject), meta: { nextCursor: null } });
  return {
    listBuildingFiles: ({ params, target }) => list(subjectOf({ orgId: target.orgId, ...params })),
    attachBuildingFiles: async (call) => {
      const { edit } = call;
      const { fileIds } = call.body;
      await db.transaction().execute(async (trx) => {
        await attachFiles(trx, subjectOf(edit), { fileIds, userId: call.actor.userId });
        await writeEdit(trx, edit, {
          action: 'update',
          entity: 'building',
          entityId: edit.buildingId,
          after: { addedFiles: fileIds },
        });
      });
      return list(subjectOf(edit));
    },
    removeBuildingFile: async (call) => {
      const { edit } = call;
      await db.transaction().execute(async (trx) => {
        const removed = await removeFilesOf(trx, subjectOf(edit), [call.params.fileId]);
        if (removed.length === 0) return;
        await writeEdit(trx, edit, {
          action: 'update',
          entity: 'building',
          entityId: edit.buildingId,
          before: { removedFiles: removed.map(({ id }) => id) },
        });
      });
      return undefined;
    },
  };
}
