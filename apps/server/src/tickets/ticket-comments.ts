import { randomUUIDv7 } from 'node:crypto';
import { id, instant } from '@imah/contract/core';
import type { TicketComment, TicketCommentDraft } from '@imah/contract/tickets';
import { worksOnTicket } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { attachFiles, readFilesOf, readFilesOfEach } from '../files/stored-files.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { HttpProblem, invalidField } from '../http/errors.ts';
import type { Actor } from '../http/handler.ts';
import { lockTicket } from './change-ticket.ts';
import { hearingObservers } from './observers/read-observers.ts';
import type { LockedTicket } from './read-tickets.ts';
import { publishTicketEvent, others, residentsOf, notifyOfTicket, workersOf } from './notify-of-ticket.ts';
import type { TicketKey } from './ticket-events.ts';
import { timesColumns } from './ticket-times.ts';

const position = z.object({ at: instant, id });

type CommentRow = Omit<TicketComment, 'at' | 'editedAt' | 'files'> & {
  readonly at: Date;
  readonly editedAt: Date | null;
};
type CommentKind = 'ticketReply' | 'ticketNote';

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** What staff and resident wrote to each other, newest first. @throws {HttpProblem} 422 at `cursor` */
export function readReplies(db: Kysely<Database>, key: TicketKey, page: Page) {
  const select = sql`SELECT side, id, author_id, body, at, edited_at FROM ticket_reply c WHERE ${isOf(key, page)}`;
  return readComments(db, { orgId: key.orgId, kind: 'ticketReply' }, select, page);
}

/** What the staff told each other, newest first. @throws {HttpProblem} 422 at `cursor` */
export function readNotes(db: Kysely<Database>, key: TicketKey, page: Page) {
  const select = sql`SELECT 'staff' AS side, id, author_id, body, at, edited_at FROM ticket_note c WHERE ${isOf(key, page)}`;
  return readComments(db, { orgId: key.orgId, kind: 'ticketNote' }, select, page);
}

function isOf({ orgId, ticketId }: TicketKey, { cursor }: Page): RawBuilder<unknown> {
  const after = readCursor(position, cursor);
  const later = after === null ? sql`true` : sql`(c.at, c.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  return sql`c.org_id = ${orgId} AND c.ticket_id = ${ticketId} AND ${later}`;
}

async function readComments(
  db: Kysely<Database>,
  of: { readonly orgId: string; readonly kind: CommentKind },
  select: RawBuilder<unknown>,
  { limit }: Page,
) {
  const { rows } = await sql<CommentRow>`
    SELECT c.id, c.body, c.side, c.at, c.edited_at AS "editedAt",
      CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name) END AS author
    FROM (${select} ORDER BY at DESC, id DESC LIMIT ${limit + 1}) c LEFT JOIN app_user u ON u.id = c.author_id
    ORDER BY c.at DESC, c.id DESC`.execute(db);
  const shown = rows.slice(0, limit);
  const files = await readFilesOfEach(
    db,
    of,
    shown.map((row) => row.id),
  );
  const data: TicketComment[] = shown.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    files: files.get(row.id) ?? [],
  }));
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor({ at: last.at, id: last.id }) } };
}

/** Who writes something about which ticket. */
export interface Commenting extends TicketKey {
  readonly actor: Actor;
  readonly requestId: string;
  readonly now: number;
}

/**
 * Writes to the other side. The first word of the staff is the answer that the clock waits for.
 * @throws {HttpProblem} 409 when the id of the draft is another comment's
 */
export function addReply(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  commenting: Commenting,
  draft: TicketCommentDraft,
): Promise<TicketComment> {
  const { orgId, ticketId, actor, now } = commenting;
  return addComment(context, commenting, draft, 'ticketReply', async (trx, held, { id: replyId, body }) => {
    const { ticket, times, standing } = held;
    const side = worksOnTicket(actor, 'ticketComment.create', standing) ? 'staff' : 'resident';
    await sql`
      INSERT INTO ticket_reply (org_id, ticket_id, id, author_id, side, body, at)
      VALUES (${orgId}, ${ticketId}, ${replyId}, ${actor.userId}, ${side}, ${body}, ${new Date(now)})`.execute(trx);
    if (side === 'staff' && times.respondedAt === null && ticket.audience === 'resident') {
      const columns = timesColumns({ ...times, respondedAt: now }, ticket.timeZone, now);
      await sql`UPDATE ticket SET ${columns} WHERE org_id = ${orgId} AND id = ${ticketId}`.execute(trx);
    }
    const hearing = [...residentsOf(ticket), ...workersOf(ticket), ...(await hearingObservers(trx, commenting, now))];
    const people = others(hearing, actor.userId);
    await notifyOfTicket(trx, { kind: 'ticket-replied', recipients: people, by: actor.name }, ticket, now);
    return side;
  });
}

/** Writes something that only the staff read. @throws {HttpProblem} 409 when the id of the draft is another comment's */
export function addNote(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  commenting: Commenting,
  draft: TicketCommentDraft,
): Promise<TicketComment> {
  const { orgId, ticketId, actor, now } = commenting;
  return addComment(context, commenting, draft, 'ticketNote', async (trx, { ticket }, { id: noteId, body }) => {
    await sql`
      INSERT INTO ticket_note (org_id, ticket_id, id, author_id, body, at)
      VALUES (${orgId}, ${ticketId}, ${noteId}, ${actor.userId}, ${body}, ${new Date(now)})`.execute(trx);
    const people = others(workersOf(ticket), actor.userId);
    await notifyOfTicket(trx, { kind: 'ticket-noted', recipients: people, by: actor.name }, ticket, now);
    return 'staff';
  });
}

async function addComment(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  commenting: Commenting,
  draft: TicketCommentDraft,
  kind: CommentKind,
  write: (
    trx: Transaction<Database>,
    held: LockedTicket,
    comment: { id: string; body: string },
  ) => Promise<TicketComment['side']>,
): Promise<TicketComment> {
  const { orgId, actor, requestId, now } = commenting;
  const commentId = draft.id ?? randomUUIDv7();
  const { ticket, comment } = await context.db.transaction().execute(async (trx) => {
    const held = await lockTicket(trx, commenting, now);
    const earlier = await findEarlier(trx, commenting, kind, commentId);
    if (earlier !== null) return { ticket: null, comment: earlier };
    if (draft.body === '' && draft.fileIds.length === 0) throw invalidField('body', 'required');
    const side = await write(trx, held, { id: commentId, body: draft.body });
    const subject = { orgId, kind, id: commentId };
    await attachFiles(trx, subject, { fileIds: draft.fileIds, userId: actor.userId });
    const author = { id: actor.userId, name: actor.name };
    const by = { kind: 'user', id: actor.userId } as const;
    await writeAudit(
      trx,
      {
        orgId,
        buildingId: held.ticket.buildingId,
        actor: by,
        requestId,
        action: kind === 'ticketReply' ? 'reply' : 'note',
        entity: 'ticket',
        entityId: commenting.ticketId,
        after: { commentId },
      },
      now,
    );
    const at = new Date(now).toISOString();
    const files = await readFilesOf(trx, subject);
    return {
      ticket: held.ticket,
      comment: { id: commentId, body: draft.body, author, side, at, editedAt: null, files },
    };
  });
  if (ticket !== null) await publishTicketEvent(context, ticket);
  return comment;
}

/** What the same draft has made before. @throws {HttpProblem} 409 when it is another person's or another ticket's */
async function findEarlier(
  trx: Transaction<Database>,
  { orgId, ticketId, actor }: Commenting,
  kind: CommentKind,
  commentId: string,
): Promise<TicketComment | null> {
  const select =
    kind === 'ticketReply'
      ? sql`SELECT side, id, ticket_id, author_id, body, at, edited_at FROM ticket_reply`
      : sql`SELECT 'staff' AS side, id, ticket_id, author_id, body, at, edited_at FROM ticket_note`;
  const { rows } = await sql<CommentRow & { readonly mine: boolean }>`
    SELECT id, body, side, at, edited_at AS "editedAt", ticket_id = ${ticketId} AND author_id IS NOT DISTINCT FROM ${actor.userId}::uuid AS mine
    FROM (${select} WHERE org_id = ${orgId} AND id = ${commentId}) c`.execute(trx);
  const [found] = rows;
  if (found === undefined) return null;
  if (!found.mine) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  const { body, side, at } = found;
  const editedAt = found.editedAt?.toISOString() ?? null;
  const files = await readFilesOf(trx, { orgId, kind, id: commentId });
  const author = { id: actor.userId, name: actor.name };
  return { id: commentId, body, side, at: at.toISOString(), editedAt, author, files };
}
