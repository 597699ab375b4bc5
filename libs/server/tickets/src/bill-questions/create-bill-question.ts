import { decideRows } from '@imah/contract/access';
import type { BillQuestion, BillQuestionDraft } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import { type Actor, invalidField, notFound } from '@imah/server-platform/http';
import { createTicket } from '../create-ticket.ts';
import { withRules } from '../settings/follow-rules.ts';
import { listBillQuestions } from './list-bill-questions.ts';
import { readQuestionedBill } from './questioned-bill.ts';

/** Characters of a title. */
const titleLength = 140;

/**
 * Asks about a line of an own bill: a ticket of its payer. It names the unit and is not of it, so that nobody who lives there reads
 * what another pays.
 * @throws {HttpProblem} 404, 409 where the line has a question that has not ended, 422, 429
 */
export async function createBillQuestion(
  context: ServerContext,
  call: { readonly actor: Actor; readonly requestId: string; readonly billId: string },
  { position, question }: BillQuestionDraft,
): Promise<BillQuestion> {
  const { db } = context;
  const { actor, requestId, billId } = call;
  const { orgId, buildingId, number, unitCode, reader } = await readQuestionedBill(db, actor, billId);
  if (reader === 'staff' || !['all', 'own'].includes(decideRows(actor, 'ticket.create', { orgId, buildingId })))
    throw notFound();
  const line = await db
    .selectFrom('bill_line')
    .select('position')
    .where('org_id', '=', orgId)
    .where('bill_id', '=', billId)
    .where('position', '=', position)
    .executeTakeFirst();
  if (line === undefined) throw invalidField('position', 'not-an-option');
  const category = await db
    .selectFrom('ticket_category')
    .select('id')
    .where('org_id', '=', orgId)
    .where('key', '=', 'administration')
    .executeTakeFirst();
  const { id } = await withRules(
    context,
    createTicket(
      context,
      { orgId, buildingId, actor, requestId, now: context.now(), rows: 'own' },
      {
        kind: 'request',
        title: titleOf(number, question),
        details: question,
        ...(category === undefined ? {} : { categoryId: category.id }),
        priority: 'medium',
        source: 'app',
        audience: 'resident',
        fileIds: [],
        line: { billId, position, unitCode },
      },
    ),
  );
  const made = (await listBillQuestions(db, { orgId, billId, reader })).find(({ ticketId }) => ticketId === id);
  if (made === undefined) throw notFound();
  return made;
}

/** The bill and how the question begins. */
function titleOf(number: string, question: string): string {
  const title = `${number}: ${question.replaceAll(/\s+/gu, ' ')}`;
  return title.length > titleLength ? `${title.slice(0, titleLength - 1)}…` : title;
}
