import type { BillQuestion } from '@imah/contract/tickets';
import type { TicketState } from '@imah/contract/tickets/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { hasEnded } from '../alarms/alarm-links.ts';
import type { QuestionedBill } from './questioned-bill.ts';

interface OfBill {
  readonly orgId: string;
  readonly billId: string;
}

interface Said {
  readonly text: string;
  readonly at: Date;
}

/**
 * What was asked about lines of a bill, the newest first; at most 100. Whether the reader may, the caller has decided; what is said
 * once a question was made a matter of the staff, its payer does not read.
 */
export async function listBillQuestions(
  db: Kysely<Database>,
  { orgId, billId, reader }: OfBill & Pick<QuestionedBill, 'reader'>,
): Promise<BillQuestion[]> {
  const tickets = await db
    .selectFrom('ticket')
    .select(['id', 'number', 'bill_position as position', 'details', 'state', 'audience', 'created_at as createdAt'])
    .where('org_id', '=', orgId)
    .where('bill_id', '=', billId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const ids = tickets.filter(({ audience }) => reader === 'staff' || audience === 'resident').map(({ id }) => id);
  const replies = await readLastReplies(db, orgId, ids);
  const resolutions = await readResolutions(db, orgId, ids);
  return tickets.map(({ id, number, position, details, state, createdAt }) => {
    const words = [replies.get(`${id} staff`), resolutions.get(id)].filter((one) => one !== undefined);
    const answer = words.sort((a, b) => b.at.getTime() - a.at.getTime())[0] ?? null;
    return {
      ticketId: id,
      number,
      // It is of a line: the two stand together.
      position: position ?? 0,
      question: details,
      state: stateOf(state, answer, replies.get(`${id} resident`)),
      askedAt: createdAt.toISOString(),
      answer: answer === null ? null : { text: answer.text, at: answer.at.toISOString() },
    };
  });
}

/** Answered where the staff have spoken last; a ticket that was merged goes on elsewhere, which the payer may not see. */
function stateOf(state: TicketState, answer: Said | null, asked: Said | undefined): BillQuestion['state'] {
  if (hasEnded({ state })) return 'closed';
  if (state === 'resolved') return 'answered';
  return answer !== null && (asked === undefined || asked.at <= answer.at) ? 'answered' : 'open';
}

/** The last reply of each side of each ticket, by `<ticket> <side>`. */
async function readLastReplies(
  db: Kysely<Database>,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Said>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ticket_reply')
    .distinctOn(['ticket_id', 'side'])
    .select(['ticket_id as ticketId', 'side', 'body as text', 'at'])
    .where('org_id', '=', orgId)
    .where('ticket_id', 'in', ids)
    .where('body', '<>', '')
    .orderBy('ticket_id')
    .orderBy('side')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ ticketId, side, text, at }) => [`${ticketId} ${side}`, { text, at }]));
}

/** What was said when each ticket was resolved last. */
async function readResolutions(
  db: Kysely<Database>,
  orgId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Said>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('ticket_event')
    .distinctOn('ticket_id')
    .select(['ticket_id as ticketId', 'at'])
    .select((eb) =>
      eb.cast<string | null>(eb.fn<string>('jsonb_extract_path_text', ['data', eb.val('note')]), 'text').as('text'),
    )
    .where('org_id', '=', orgId)
    .where('ticket_id', 'in', ids)
    .where('kind', '=', 'moved')
    .where((eb) => eb(eb.fn<string>('jsonb_extract_path_text', ['data', eb.val('to')]), '=', 'resolved'))
    .orderBy('ticket_id')
    .orderBy('seq', 'desc')
    .execute();
  return new Map(rows.flatMap(({ ticketId, text, at }) => (text === null ? [] : [[ticketId, { text, at }]])));
}
