import type { TicketCheckDraft, TicketCheckKind, TicketWork } from '@imah/contract';
import { sql } from 'kysely';
import type { ServerContext } from '../../context.ts';
import { HttpProblem, invalidField, notFound } from '../../http/errors.ts';
import { changeTicketWork, type Working } from './change-ticket-work.ts';
import { readTicketWork } from './read-ticket-work.ts';

type Context = Pick<ServerContext, 'db' | 'live' | 'now'>;

/** More than that nobody goes through. */
const most = 60;

/** Puts something on the checklist; the same draft again changes nothing. @throws {HttpProblem} 409 when it is full */
export function addCheck(context: Context, working: Working, draft: TicketCheckDraft): Promise<TicketWork> {
  const { orgId, ticketId } = working;
  const { id, label, kind, demand } = draft;
  return changeTicketWork(context, working, async (trx) => {
    const { rows } = await sql<{ id: string; position: number }>`
      SELECT id, position FROM ticket_check WHERE org_id = ${orgId} AND ticket_id = ${ticketId}`.execute(trx);
    if (rows.some((row) => row.id === id)) return null;
    if (rows.length >= most) throw new HttpProblem(409, 'DAFTAR_PENUH');
    const position = rows.reduce((last, row) => Math.max(last, row.position), 0) + 1;
    await sql`
      INSERT INTO ticket_check (org_id, ticket_id, id, position, label, kind, demand)
      VALUES (${orgId}, ${ticketId}, ${id}, ${position}, ${label}, ${kind}, ${demand})`.execute(trx);
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
    const { rows } = await sql<{ label: string; kind: TicketCheckKind; answer: string | null }>`
      SELECT label, kind, answer FROM ticket_check
      WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${checkId}`.execute(trx);
    const [check] = rows;
    if (check === undefined) throw notFound();
    if (answer !== null && !fits(check.kind, answer)) throw invalidField('answer', 'invalid');
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

function fits(kind: TicketCheckKind, answer: string): boolean {
  if (kind === 'tick') return answer === 'done';
  return kind === 'text' || /^-?\d{1,9}(?:\.\d{1,4})?$/.test(answer);
}

/** Takes an item off; one that is gone already stays gone. */
export function deleteCheck(context: Context, working: Working, checkId: string): Promise<TicketWork> {
  const { orgId, ticketId } = working;
  return changeTicketWork(context, working, async (trx) => {
    const { rows } = await sql<{ label: string; answer: string | null }>`
      DELETE FROM ticket_check WHERE org_id = ${orgId} AND ticket_id = ${ticketId} AND id = ${checkId}
      RETURNING label, answer`.execute(trx);
    return rows[0] === undefined ? null : { action: 'delete-check', before: rows[0] };
  });
}
