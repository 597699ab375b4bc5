import { randomUUIDv7 } from 'node:crypto';
import type { TicketComment, TicketCommentDraft, TicketNoteDraft } from '@imah/contract/tickets';
import { type CommentOrigin, worksOnTicket } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import type { CommandPorts, PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { attachFiles, readFilesOf } from '@imah/server-platform/files';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { runTicketCommand } from './change-ticket.ts';
import { findComment, insertNote, insertReply } from './comment-repository.ts';
import { noteReadersAmong } from './note-readers.ts';
import { peopleOf, residentsOf, notifyOfTicket, workersOf } from './notify-of-ticket.ts';
import { hearingObservers } from './observers/read-observers.ts';
import type { CommentKind } from './comment-repository.ts';
import type { TicketKey } from './ticket-events.ts';
import type { LockedTicket } from './ticket-row.ts';
import { timesColumns } from './ticket-times.ts';

/** Who writes something about which ticket. */
type Commenting = PersonalEdit & TicketKey & { readonly via?: CommentOrigin };

/**
 * Writes to the other side. The first word of the staff is the answer that the clock waits for.
 * @throws {HttpProblem} 409 when the id of the draft is another comment's
 */
export function addReply(ports: CommandPorts, edit: Commenting, draft: TicketCommentDraft): Promise<TicketComment> {
  const { actor, now } = edit;
  return addComment(ports, edit, draft, 'ticketReply', async (trx, locked, comment) => {
    const { ticket } = locked;
    const side = worksOnTicket(actor, 'ticketComment.create', locked.access) ? 'staff' : 'resident';
    await insertReply(trx, edit, { ...comment, side });
    if (side === 'staff') await stopResponseClock(trx, edit, locked);
    const hearing = [...residentsOf(ticket), ...workersOf(ticket), ...(await hearingObservers(trx, edit, now))];
    const people = peopleOf(hearing);
    await notifyOfTicket(trx, { kind: 'ticket-replied', recipients: people, by: actor }, ticket, now);
    return side;
  });
}

async function stopResponseClock(
  trx: Transaction<Database>,
  { orgId, ticketId, now }: Commenting,
  { ticket, times }: LockedTicket,
): Promise<void> {
  if (times.respondedAt !== null || ticket.audience !== 'resident') return;
  await trx
    .updateTable('ticket')
    .set(timesColumns({ ...times, respondedAt: now }, ticket.timeZone, now))
    .where('org_id', '=', orgId)
    .where('id', '=', ticketId)
    .execute();
}

/** Writes something that only the staff read. @throws {HttpProblem} 409 when the id of the draft is another comment's */
export function addNote(ports: CommandPorts, edit: Commenting, draft: TicketNoteDraft): Promise<TicketComment> {
  const { actor, now } = edit;
  return addComment(ports, edit, draft, 'ticketNote', async (trx, { ticket, access }, comment) => {
    const named = await noteReadersAmong(trx, access, draft.mentionIds, now);
    await insertNote(trx, edit, { ...comment, mentionIds: named });
    const called = peopleOf(named);
    await notifyOfTicket(trx, { kind: 'ticket-mentioned', recipients: called, by: actor }, ticket, now);
    // Who is called by name is not told of the same note once more.
    const people = peopleOf(workersOf(ticket).filter((id) => !named.includes(id)));
    await notifyOfTicket(trx, { kind: 'ticket-noted', recipients: people, by: actor }, ticket, now);
    return 'staff';
  });
}

function addComment(
  ports: CommandPorts,
  edit: Commenting,
  draft: TicketCommentDraft,
  kind: CommentKind,
  write: (
    trx: Transaction<Database>,
    locked: LockedTicket,
    comment: { readonly id: string; readonly body: string },
  ) => Promise<TicketComment['side']>,
): Promise<TicketComment> {
  const { orgId, actor, now } = edit;
  const id = draft.id ?? randomUUIDv7();
  const subject = { orgId, kind, id };
  const author = { id: actor.userId, name: actor.name };
  return runTicketCommand<TicketComment>(ports, edit, {
    findEarlier: (trx) => findEarlier(trx, edit, kind, id),
    validate: () => {
      if (draft.body === '' && draft.fileIds.length === 0) throw invalidField('body', 'required');
    },
    write: async (trx, locked) => {
      const side = await write(trx, locked, { id, body: draft.body });
      await attachFiles(trx, subject, { fileIds: draft.fileIds, userId: actor.userId });
      const at = new Date(now).toISOString();
      const files = await readFilesOf(trx, subject);
      return {
        result: { id, body: draft.body, author, side, at, editedAt: null, via: edit.via ?? null, files },
        audit: {
          action: kind === 'ticketReply' ? 'reply' : 'note',
          after: { commentId: id, ...(edit.via === undefined ? {} : { via: edit.via }) },
        },
      };
    },
  });
}

/** What the same draft has made before. @throws {HttpProblem} 409 when it is another person's or another ticket's */
async function findEarlier(
  trx: Transaction<Database>,
  { orgId, ticketId, actor }: Commenting,
  kind: CommentKind,
  id: string,
): Promise<TicketComment | null> {
  const found = await findComment(trx, kind, { orgId, id });
  if (found === null) return null;
  if (found.ticketId !== ticketId || found.authorId !== actor.userId) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  const { body, side, at, via } = found;
  return {
    id,
    body,
    side,
    at: at.toISOString(),
    editedAt: found.editedAt?.toISOString() ?? null,
    via,
    author: { id: actor.userId, name: actor.name },
    files: await readFilesOf(trx, { orgId, kind, id }),
  };
}
