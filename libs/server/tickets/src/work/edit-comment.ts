import type { TicketComment } from '@imah/contract/tickets';
import { commentEditMinutes } from '@imah/contract/tickets/words';
import type { CommandPorts, PersonalEdit } from '@imah/server-platform/command';
import { readFilesOf } from '@imah/server-platform/files';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { runTicketCommand } from '../change-ticket.ts';
import { type CommentKind, findComment, updateComment } from '../comment-repository.ts';
import type { TicketKey } from '../ticket-events.ts';

/**
 * Mends what the person wrote themselves. The earlier text stays in the audit.
 * @throws {HttpProblem} 404 for what another has written, 409 when its time is over
 */
export function editComment(
  ports: CommandPorts,
  edit: PersonalEdit & TicketKey & { readonly commentId: string },
  kind: CommentKind,
  body: string,
): Promise<TicketComment> {
  const { orgId, ticketId, commentId, actor, now } = edit;
  return runTicketCommand<TicketComment>(ports, edit, {
    write: async (trx) => {
      const comment = await findComment(trx, kind, { orgId, id: commentId });
      if (comment?.ticketId !== ticketId || comment.authorId !== actor.userId) throw notFound();
      if (now - comment.at.getTime() > commentEditMinutes * 60_000) throw new HttpProblem(409, 'KOMENTAR_TERKUNCI');
      const editedAt = new Date(now);
      await updateComment(trx, kind, { orgId, id: commentId, body, editedAt });
      return {
        result: {
          id: commentId,
          body,
          side: comment.side,
          author: { id: actor.userId, name: actor.name },
          at: comment.at.toISOString(),
          editedAt: editedAt.toISOString(),
          via: comment.via,
          files: await readFilesOf(trx, { orgId, kind, id: commentId }),
        },
        audit: {
          action: kind === 'ticketReply' ? 'edit-reply' : 'edit-note',
          before: { commentId, body: comment.body },
          after: { commentId, body },
        },
      };
    },
  });
}
