import type { TicketCheckDraft, TicketWork } from '@imah/contract/tickets';
import { answersCheck, isSoundCheck, mostTicketChecks, type TicketCheckKind } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import type { ServerContext } from '../../context.ts';
import { removeFilesOf } from '../../files/stored-files.ts';
import { HttpProblem, invalidField, notFound } from '../../http/errors.ts';
import { changeTicketWork, type Working } from './change-ticket-work.ts';
import { readTicketWork } from './read-ticket-work.ts';

type Context = Pick<ServerContext, 'db' | 'live' | 'now'>;

/** Puts something on the checklist; the same draft again changes nothing. @throws {HttpProblem} 409 when it is full, 422 */
export function addCheck(context: Context, working: Working, draft: TicketCheckDraft): Promise<TicketWork> {
  const { orgId, ticketId } = working;
  const { id, label, kind, demand, choices } = draft;
  return changeTicketWork(context, working, async (trx) => {
    if (!isSoundCheck(draft)) throw invalidField('choices', 'invalid');
    const { rows } = await sql<{ id: string; position: number }>`
      SELECT id, position FROM ticket_check WHERE org_id = ${orgId} AND ticket_id = ${ticketId}`.execute(trx);
    if (rows.some((row) => row.id === id)) return null;
    if (rows.length >= mostTicketChecks) throw new HttpProblem(409, 'DAFTAR_PENUH');
    const position = rows.reduce((last, row) => Math.max(last, row.position), 0) + 1;
    await sql`
      INSERT INTO ticket_check (org_id, ticket_id, id, position, label, kind, demand, choices)
      VALUES (${orgId}, ${ticketId}, ${id}, ${position}, ${label}, ${kind}, ${demand}, ${[...choices]}::text[])`.execute(
      trx,
    );
    return { action: 'add-check', after: { label, kind, demand } };
  });
}

/**
 * Answers an item, or takes the answer back.
 * @throws {HttpProblem} 404, 412 where it was answered otherwise since `before`, 422 at what is no answer to it
 */
export function answerCheck(
  context: Context,
  working: Working,
  checkId: string,
  { answer, before }: { readonly answer: string | null; readonly before?: string | null | undefined },
): Promise<TicketWork> {
  const { orgId, ticketId, actor, now } = working;
  return changeTicketWork(context, working, async (trx) => {
    const { rows } = await sql<{ label: string; kind: TicketCheckKind; choices: string[]; answer: string | null }>`
      SELECT label, kind, choices, answer FROM ticket_check
      WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${checkId}`.execute(trx);
    const [check] = rows;
    if (check === undefined) throw notFound();
    if (answer !== null && !answersCheck(check, answer)) throw invalidField('answer', 'invalid');
    if (check.answer === answer) return null;
    if (before !== undefined && check.answer !== before) {
      const { checks } = await readTicketWork(trx, working);
      throw new HttpProblem(412, 'VERSI_BERUBAH', { current: checks.find(({ id }) => id === checkId) });
    }
    const [at, by] = answer === null ? [null, null] : [new Date(now), actor.userId];
    await sql`
      UPDATE ticket_check SET answer = ${answer}, answered_at = ${at}, answered_by = ${by}
      WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${checkId}`.execute(trx);
    const { label } = check;
    return { action: 'answer-check', before: { label, answer: check.answer }, after: { label, answer } };
  });
}

/** Takes an item off; one that is gone already stays gone. */
export function deleteCheck(context: Context, working: Working, checkId: string): Promise<TicketWork> {
  const { orgId, ticketId } = working;
  return changeTicketWork(context, working, async (trx) => {
    const { rows } = await sql<{ label: string; answer: string | null; photoSetId: string }>`
      DELETE FROM ticket_check WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${checkId}
      RETURNING label, answer, photo_set_id AS "photoSetId"`.execute(trx);
    const [gone] = rows;
    if (gone === undefined) return null;
    await removeFilesOf(trx, { orgId, kind: 'ticketCheck', id: gone.photoSetId });
    return { action: 'delete-check', before: { label: gone.label, answer: gone.answer } };
  });
}
