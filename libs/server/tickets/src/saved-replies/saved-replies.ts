import { randomUUIDv7 } from 'node:crypto';
import type { SavedReply, SavedReplyDraft } from '@imah/contract/tickets';
import { mostSavedReplies, unknownPlaceholders } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, type PersonalEdit, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';

type ReplyEdit = VersionedEdit & { readonly replyId: string };

/** The saved replies of an organisation, by name. */
export async function readSavedReplies(db: Kysely<Database>, orgId: string): Promise<SavedReply[]> {
  return db
    .selectFrom('saved_reply')
    .select(['id', 'name', 'body', 'version'])
    .where('org_id', '=', orgId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** @throws {HttpProblem} 409 when there are too many, 422 */
export function createSavedReply(ports: CommandPorts, edit: PersonalEdit, draft: SavedReplyDraft): Promise<SavedReply> {
  const { orgId, now } = edit;
  const id = randomUUIDv7();
  return runCommand(ports, edit, {
    lock: (trx) => lockReplies(trx, orgId),
    validate: (_trx, known) => {
      if (known.length >= mostSavedReplies) throw new HttpProblem(409, 'DAFTAR_PENUH');
      requireSound(known, draft, null);
    },
    write: async (trx) => {
      await trx
        .insertInto('saved_reply')
        .values({ org_id: orgId, id, ...draft, created_at: new Date(now) })
        .execute();
      return {
        result: { id, ...draft, version: 1 },
        audit: { action: 'create', entity: 'saved_reply', entityId: id, after: draft },
      };
    },
  });
}

/** @throws {HttpProblem} 404, 412, 422 */
export function updateSavedReply(ports: CommandPorts, edit: ReplyEdit, draft: SavedReplyDraft): Promise<SavedReply> {
  const { orgId, replyId } = edit;
  return runCommand(ports, edit, {
    lock: (trx) => lockReplies(trx, orgId),
    authorize: (_trx, known) => requireVersion(find(known, replyId), edit.version),
    validate: (_trx, known) => requireSound(known, draft, replyId),
    write: async (trx, known) => {
      const { name, body, version } = find(known, replyId);
      await trx
        .updateTable('saved_reply')
        .set({ ...draft, version: version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', replyId)
        .execute();
      return {
        result: { id: replyId, ...draft, version: version + 1 },
        audit: { action: 'update', entity: 'saved_reply', entityId: replyId, before: { name, body }, after: draft },
      };
    },
  });
}

/** @throws {HttpProblem} 404, 412 */
export function deleteSavedReply(ports: CommandPorts, edit: ReplyEdit): Promise<void> {
  const { orgId, replyId } = edit;
  return runCommand(ports, edit, {
    lock: (trx) => lockReplies(trx, orgId),
    authorize: (_trx, known) => requireVersion(find(known, replyId), edit.version),
    write: async (trx, known) => {
      const { name, body } = find(known, replyId);
      await trx.deleteFrom('saved_reply').where('org_id', '=', orgId).where('id', '=', replyId).execute();
      return {
        result: undefined,
        audit: { action: 'delete', entity: 'saved_reply', entityId: replyId, before: { name, body } },
      };
    },
  });
}

async function lockReplies(trx: Transaction<Database>, orgId: string): Promise<SavedReply[]> {
  await lockOrganization(trx, orgId);
  return readSavedReplies(trx, orgId);
}

/** @throws {HttpProblem} 422 */
function requireSound(known: readonly SavedReply[], { name, body }: SavedReplyDraft, ownId: string | null): void {
  const isTaken = known.some((other) => other.id !== ownId && other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw invalidField('name', 'name-taken');
  if (unknownPlaceholders(body).length > 0) throw invalidField('body', 'unknown-placeholder');
}

function find(known: readonly SavedReply[], id: string): SavedReply {
  const reply = known.find((candidate) => candidate.id === id);
  if (reply === undefined) throw notFound();
  return reply;
}
