import type { TicketComment } from '@imah/contract/tickets';
import { commentEditMinutes } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import { writeAudit } from '../../access/audit.ts';
import type { ServerContext } from '../../context.ts';
import { readFilesOf } from '../../files/stored-files.ts';
import { HttpProblem, notFound } from '../../http/errors.ts';
import { lockTicket } from '../change-ticket.ts';
import { publishTicketEvent } from '../notify-of-ticket.ts';
import type { Working } from './change-ticket-work.ts';

interface Row {
  readonly body: string;
  readonly side: TicketComment['side'];
  readonly at: Date;
  readonly author_id: string | null;
}

/**
 * Mends what the person wrote themselves. The earlier text stays in the audit.
 * @throws {HttpProblem} 404 for what another has written, 409 when its time is over
 */
export async function editComment(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  working: Working,
  kind: 'ticketReply' | 'ticketNote',
  { commentId, body }: { readonly commentId: string; readonly body: string },
): Promise<TicketComment> {
  const { orgId, ticketId, actor, requestId, now } = working;
  const [table, side] = kind === 'ticketReply' ? [sql`ticket_reply`, sql`side`] : [sql`ticket_note`, sql`'staff'`];
  const { ticket, comment } = await context.db.transaction().execute(async (trx) => {
    const held = await lockTicket(trx, working, now);
    const { rows } = await sql<Row>`
      SELECT body, ${side} AS side, at, author_id FROM ${table}
      WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${commentId}`.execute(trx);
    const [row] = rows;
    if (row === undefined || row.author_id !== actor.userId) throw notFound();
    if (now - row.at.getTime() > commentEditMinutes * 60_000) throw new HttpProblem(409, 'KOMENTAR_TERKUNCI');
    const editedAt = new Date(now);
    await sql`
      UPDATE ${table} SET body = ${body}, edited_at = ${editedAt}
      WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${commentId}`.execute(trx);
    await writeAudit(
      trx,
      {
        orgId,
        buildingId: held.ticket.buildingId,
        actor: { kind: 'user', id: actor.userId },
        requestId,
        action: kind === 'ticketReply' ? 'edit-reply' : 'edit-note',
        entity: 'ticket',
        entityId: ticketId,
        before: { commentId, body: row.body },
        after: { commentId, body },
      },
      now,
    );
    const written: TicketComment = {
      id: commentId,
      body,
      side: row.side,
      author: { id: actor.userId, name: actor.name },
      at: row.at.toISOString(),
      editedAt: editedAt.toISOString(),
      files: await readFilesOf(trx, { orgId, kind, id: commentId }),
    };
    return { ticket: held.ticket, comment: written };
  });
  await publishTicketEvent(context, ticket);
  return comment;
}
