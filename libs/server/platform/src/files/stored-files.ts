import type { StoredFile } from '@imah/contract/files';
import { fileTypes, type FileSubjectKind, type FileTypeName } from '@imah/contract/files/words';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database, StoredFile as StoredFileRow } from '../database/schema.ts';
import { invalidField } from '../http/errors.ts';

/** A record that files belong to. */
export interface SubjectRef {
  readonly orgId: string;
  readonly kind: FileSubjectKind;
  readonly id: string;
}

export function toStoredFile(row: Selectable<StoredFileRow>): StoredFile {
  // Written by `keepFile` alone, which takes only types that exist.
  const type = row.type as FileTypeName;
  return {
    id: row.id,
    name: row.name,
    type,
    kind: fileTypes[type].kind,
    size: row.size,
    sha256: row.sha256.toString('hex'),
    width: row.width,
    height: row.height,
    previews: row.small_key !== null,
    uploadedAt: row.uploaded_at.toISOString(),
  };
}

/**
 * Gives files that `userId` sent, and that belong to nothing yet, to a record; in the transaction that writes the
 * record. Files that are there already stay. Whether the person may, the domain has decided.
 * @throws {HttpProblem} 422 at `field` when one of them is not such a file
 */
export async function attachFiles(
  trx: Transaction<Database>,
  subject: SubjectRef,
  { fileIds, userId, field = 'fileIds' }: { fileIds: readonly string[]; userId: string; field?: string },
): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  const attached = await trx
    .updateTable('stored_file')
    .set({ subject_kind: subject.kind, subject_id: subject.id })
    .where('org_id', '=', subject.orgId)
    .where('id', 'in', ids)
    .where('uploaded_by', '=', userId)
    .where((file) =>
      file.or([
        file('subject_id', 'is', null),
        file.and([file('subject_kind', '=', subject.kind), file('subject_id', '=', subject.id)]),
      ]),
    )
    .returning('id')
    .execute();
  if (attached.length !== ids.length) throw invalidField(field, 'not-an-option');
}

/** The files of a record, newest first. */
export async function readFilesOf(db: Kysely<Database>, subject: SubjectRef, limit = 200): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('stored_file')
    .selectAll()
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('org_id', '=', subject.orgId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toStoredFile);
}

/** The files of several records of one kind by record, newest first. */
export async function readFilesOfEach(
  db: Kysely<Database>,
  { orgId, kind }: Omit<SubjectRef, 'id'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string | null, StoredFile[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('stored_file')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', ids)
    .where('org_id', '=', orgId)
    .orderBy('id', 'desc')
    .execute();
  return new Map([...Map.groupBy(rows, (row) => row.subject_id)].map(([id, of]) => [id, of.map(toStoredFile)]));
}

/**
 * Removes files of a record, all of them when none is named; in the transaction that removes the record. Their
 * bytes go by themselves. Returns what was removed.
 */
export async function removeFilesOf(
  trx: Transaction<Database>,
  subject: SubjectRef,
  fileIds?: readonly string[],
): Promise<StoredFile[]> {
  if (fileIds?.length === 0) return [];
  const rows = await trx
    .deleteFrom('stored_file')
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('org_id', '=', subject.orgId)
    .$if(fileIds !== undefined, (query) => query.where('id', 'in', fileIds ?? []))
    .returningAll()
    .execute();
  return rows.map(toStoredFile);
}
