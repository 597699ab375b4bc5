import { id, instant } from '@imah/contract/core';
import type { TicketComment } from '@imah/contract/tickets';
import type { CommentOrigin } from '@imah/contract/tickets/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import * as z from 'zod/mini';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { readFilesOfEach } from '@imah/server-platform/files';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import type { TicketKey } from './ticket-events.ts';

export type CommentKind = 'ticketReply' | 'ticketNote';

const position = z.object({ at: instant, id });

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A comment with whose it is and under which ticket. */
interface StoredComment {
  readonly ticketId: string;
  readonly authorId: string | null;
  readonly body: string;
  readonly side: TicketComment['side'];
  readonly at: Date;
  readonly editedAt: Date | null;
  readonly via: TicketComment['via'];
}

/** What staff and resident wrote to each other, newest first. @throws {HttpProblem} 422 at `cursor` */
export function readReplies(db: Kysely<Database>, key: TicketKey, page: Page) {
  return readComments(db, 'ticketReply', key, page);
}

/** What the staff told each other, newest first. @throws {HttpProblem} 422 at `cursor` */
export function readNotes(db: Kysely<Database>, key: TicketKey, page: Page) {
  return readComments(db, 'ticketNote', key, page);
}

/** The comments of a kind, both kinds alike: a note has no side but the staff's. */
function comments(db: Kysely<Database>, kind: CommentKind) {
  const columns = ['c.org_id', 'c.ticket_id', 'c.id', 'c.author_id', 'c.body', 'c.at', 'c.edited_at', 'c.via'] as const;
  const side = sql.lit<TicketComment['side']>('staff').as('side');
  return kind === 'ticketReply'
    ? db.selectFrom('ticket_reply as c').select(columns).select('c.side')
    : db.selectFrom('ticket_note as c').select(columns).select(side);
}

async function readComments(db: Kysely<Database>, kind: CommentKind, { orgId, ticketId }: TicketKey, page: Page) {
  const after = readCursor(position, page.cursor);
  const isLater = sql<boolean>`(c.at, c.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`;
  const rows = await db
    .selectFrom(comments(db, kind).as('c'))
    .select(['c.id', 'c.body', 'c.side', 'c.at', 'c.edited_at as editedAt', 'c.via'])
    .select((eb) =>
      jsonObjectFrom(eb.selectFrom('app_user as u').select(['u.id', 'u.name']).whereRef('u.id', '=', 'c.author_id')).as(
        'author',
      ),
    )
    .where('c.org_id', '=', orgId)
    .where('c.ticket_id', '=', ticketId)
    .$if(after !== null, (query) => query.where(isLater))
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit);
  const ids = shown.map((row) => row.id);
  const files = await readFilesOfEach(db, { orgId, kind }, ids);
  const data: TicketComment[] = shown.map((row) => ({
    id: row.id,
    body: row.body,
    side: row.side,
    author: row.author,
    at: row.at.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    via: originOf(row.via),
    files: files.get(row.id) ?? [],
  }));
  const last = rows.length > page.limit ? data.at(-1) : undefined;
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor({ at: last.at, id: last.id }) } };
}

/** One comment, under whichever ticket it is; or null. */
export async function findComment(
  db: Kysely<Database>,
  kind: CommentKind,
  { orgId, id: commentId }: { readonly orgId: string; readonly id: string },
): Promise<StoredComment | null> {
  const row = await comments(db, kind).where('c.org_id', '=', orgId).where('c.id', '=', commentId).executeTakeFirst();
  if (row === undefined) return null;
  const { ticket_id, author_id, body, side, at, edited_at, via } = row;
  return { ticketId: ticket_id, authorId: author_id, body, side, at, editedAt: edited_at, via: originOf(via) };
}

/** A column of text with a check. */
function originOf(via: string | null): TicketComment['via'] {
  return via === 'email' ? via : null;
}

type Author = PersonalEdit & TicketKey & { readonly via?: CommentOrigin };
interface NewComment {
  readonly id: string;
  readonly body: string;
}

export async function insertReply(
  trx: Transaction<Database>,
  edit: Author,
  { side, ...comment }: NewComment & { readonly side: TicketComment['side'] },
): Promise<void> {
  await trx
    .insertInto('ticket_reply')
    .values({ ...rowOf(edit, comment), side })
    .execute();
}

export async function insertNote(
  trx: Transaction<Database>,
  edit: Author,
  { mentionIds, ...comment }: NewComment & { readonly mentionIds: readonly string[] },
): Promise<void> {
  await trx
    .insertInto('ticket_note')
    .values({ ...rowOf(edit, comment), mention_ids: [...mentionIds] })
    .execute();
}

function rowOf({ orgId, ticketId, actor, now, via }: Author, comment: NewComment) {
  return {
    ...comment,
    org_id: orgId,
    ticket_id: ticketId,
    author_id: actor.userId,
    at: new Date(now),
    via: via ?? null,
  };
}

/** Puts another text in the place of the one that stands. */
export async function updateComment(
  trx: Transaction<Database>,
  kind: CommentKind,
  {
    orgId,
    id: commentId,
    body,
    editedAt,
  }: { readonly orgId: string; readonly id: string; readonly body: string; readonly editedAt: Date },
): Promise<void> {
  await trx
    .updateTable(kind === 'ticketReply' ? 'ticket_reply' : 'ticket_note')
    .set({ body, edited_at: editedAt })
    .where('org_id', '=', orgId)
    .where('id', '=', commentId)
    .execute();
}
