import type { ServerContext } from '@imah/server-platform';
import { lockBuilding } from './building-repository.ts';
import type { PlaceEdit } from './place-edit.ts';
import type { Transaction } from 'kysely';
import { type AuditFacts, type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import type { Handlers } from '@imah/server-platform/http';
import { attachFiles, readFilesOf, removeFilesOf, type SubjectRef } from '@imah/server-platform/files';

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
      await changeFiles(context, edit, async (trx) => {
        await attachFiles(trx, subjectOf(edit), { fileIds, userId: call.actor.userId });
        return { after: { addedFiles: fileIds } };
      });
      return list(subjectOf(edit));
    },
    removeBuildingFile: async (call) => {
      const { edit } = call;
      await changeFiles(context, edit, async (trx) => {
        const removed = await removeFilesOf(trx, subjectOf(edit), [call.params.fileId]);
        return removed.length === 0 ? null : { before: { removedFiles: removed.map(({ id }) => id) } };
      });
      return undefined;
    },
  };
}

/** `write` answers with what the audit says of it; null where nothing was changed. */
function changeFiles(
  ports: CommandPorts,
  edit: PlaceEdit,
  write: (trx: Transaction<Database>) => Promise<Pick<AuditFacts, 'before' | 'after'> | null>,
): Promise<void> {
  return runCommand<void, void>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx) => {
      const said = await write(trx);
      const about = { action: 'update', entity: 'building', entityId: edit.buildingId };
      return { result: undefined, audit: said === null ? null : { ...about, ...said } };
    },
  });
}
