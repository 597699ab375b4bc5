import type { TicketCheckDraft, TicketWork } from '@imah/contract/tickets';
import { answersCheck, isSoundCheck, mostTicketChecks } from '@imah/contract/tickets/words';
import type { CommandPorts } from '@imah/server-platform/command';
import { removeFilesOf } from '@imah/server-platform/files';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { changeTicketWork, type Working } from './change-ticket-work.ts';
import { readTicketWork } from './read-ticket-work.ts';

/** Puts something on the checklist; the same draft again changes nothing. @throws {HttpProblem} 409 when it is full, 422 */
export function addCheck(ports: CommandPorts, edit: Working, draft: TicketCheckDraft): Promise<TicketWork> {
  const { orgId, ticketId } = edit;
  const { id, label, kind, demand, choices } = draft;
  return changeTicketWork(ports, edit, async (trx) => {
    if (!isSoundCheck(draft)) throw invalidField('choices', 'invalid');
    const known = await trx
      .selectFrom('ticket_check')
      .select(['id', 'position'])
      .where('org_id', '=', orgId)
      .where('ticket_id', '=', ticketId)
      .execute();
    if (known.some((row) => row.id === id)) return null;
    if (known.length >= mostTicketChecks) throw new HttpProblem(409, 'DAFTAR_PENUH');
    const position = known.reduce((last, row) => Math.max(last, row.position), 0) + 1;
    await trx
      .insertInto('ticket_check')
      .values({ org_id: orgId, ticket_id: ticketId, id, position, label, kind, demand, choices: [...choices] })
      .execute();
    return { action: 'add-check', after: { label, kind, demand } };
  });
}

/**
 * Answers an item, or takes the answer back.
 * @throws {HttpProblem} 404, 412 where it was answered otherwise since `before`, 422 at what is no answer to it
 */
export function answerCheck(
  ports: CommandPorts,
  edit: Working & { readonly checkId: string },
  { answer, before }: { readonly answer: string | null; readonly before?: string | null | undefined },
): Promise<TicketWork> {
  const { orgId, ticketId, checkId, actor, now } = edit;
  return changeTicketWork(ports, edit, async (trx) => {
    const check = await trx
      .selectFrom('ticket_check')
      .select(['label', 'kind', 'choices', 'answer'])
      .where('org_id', '=', orgId)
      .where('ticket_id', '=', ticketId)
      .where('id', '=', checkId)
      .executeTakeFirst();
    if (check === undefined) throw notFound();
    if (answer !== null && !answersCheck(check, answer)) throw invalidField('answer', 'invalid');
    if (check.answer === answer) return null;
    if (before !== undefined && check.answer !== before) {
      const { checks } = await readTicketWork(trx, edit);
      throw new HttpProblem(412, 'VERSI_BERUBAH', { current: checks.find(({ id }) => id === checkId) });
    }
    const [at, by] = answer === null ? [null, null] : [new Date(now), actor.userId];
    await trx
      .updateTable('ticket_check')
      .set({ answer, answered_at: at, answered_by: by })
      .where('org_id', '=', orgId)
      .where('ticket_id', '=', ticketId)
      .where('id', '=', checkId)
      .execute();
    const { label } = check;
    return { action: 'answer-check', before: { label, answer: check.answer }, after: { label, answer } };
  });
}

/** Takes an item off; one that is gone already stays gone. */
export function deleteCheck(ports: CommandPorts, edit: Working & { readonly checkId: string }): Promise<TicketWork> {
  const { orgId, ticketId, checkId } = edit;
  return changeTicketWork(ports, edit, async (trx) => {
    const gone = await trx
      .deleteFrom('ticket_check')
      .where('org_id', '=', orgId)
      .where('ticket_id', '=', ticketId)
      .where('id', '=', checkId)
      .returning(['label', 'answer', 'photo_set_id as photoSetId'])
      .executeTakeFirst();
    if (gone === undefined) return null;
    await removeFilesOf(trx, { orgId, kind: 'ticketCheck', id: gone.photoSetId });
    return { action: 'delete-check', before: { label: gone.label, answer: gone.answer } };
  });
}
