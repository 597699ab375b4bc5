import { decide } from '@imah/contract/access';
import type { FileSubjectKind } from '@imah/contract/files/words';
import type { Kysely } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import type { Actor } from '../http/handler.ts';

/** Whether `actor` began the upload, or sent the file of that id, and still belongs to its organisation. */
export async function isUploader(db: Kysely<Database>, actor: Actor, id: string): Promise<boolean> {
  const row =
    (await db.selectFrom('upload').select(['org_id', 'user_id']).where('id', '=', id).executeTakeFirst()) ??
    (await db
      .selectFrom('stored_file')
      .select(['org_id', 'uploaded_by as user_id'])
      .where('id', '=', id)
      .executeTakeFirst());
  return row !== undefined && row.user_id === actor.userId && isMember(actor, row.org_id);
}

/** Whether `actor` may fetch the file: by the record it belongs to, or as its sender while it belongs to none. */
export async function mayReadFile(
  { db, domains, now }: Pick<ServerContext, 'db' | 'domains' | 'now'>,
  actor: Actor,
  id: string,
): Promise<boolean> {
  const { fileSubjects } = domains;
  const file = await db
    .selectFrom('stored_file')
    .select(['org_id', 'uploaded_by', 'subject_kind', 'subject_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (file === undefined) return false;
  if (file.subject_kind === null || file.subject_id === null)
    return file.uploaded_by === actor.userId && isMember(actor, file.org_id);
  // Written by `attachFiles` alone, which takes only kinds that exist; one of a later version is nobody's here.
  const subject = Object.hasOwn(fileSubjects, file.subject_kind)
    ? fileSubjects[file.subject_kind as FileSubjectKind]
    : undefined;
  const target = await subject?.resolve(db, file.subject_id, actor, now());
  if (subject === undefined || target === null || target === undefined || target.orgId !== file.org_id) return false;
  if (decide(actor, subject.read, target) === 'allowed') return true;
  return (await subject.isShownTo?.(db, file.subject_id, actor, now())) ?? false;
}

export function isMember(actor: Actor, orgId: string): boolean {
  return actor.memberships.some((membership) => membership.orgId === orgId);
}
