import { decide } from '@imah/contract/access';
import type { TicketBulkAnswer, TicketBulkChange, TicketBulkStep } from '@imah/contract/tickets';
import type { BulkOutcome } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { PersonalEdit } from '@imah/server-platform/command';
import { asOne, HttpProblem } from '@imah/server-platform/http';
import { assignTicket } from '../assign-ticket.ts';
import type { TicketEdit, TicketOutcome } from '../change-ticket.ts';
import { moveTicket } from '../move-ticket.ts';
import { withRules } from '../settings/follow-rules.ts';
import { getTicket } from '../ticket-repository.ts';
import type { StoredTicket } from '../ticket-row.ts';
import { isVisibleTicket } from '../ticket-scope.ts';
import { updateTicket } from '../update-ticket.ts';
import { undoSteps } from './undo-steps.ts';

type Asker = Pick<PersonalEdit, 'actor' | 'requestId'>;

/** Does the same with several tickets, each in one change of its own. One that cannot be changed does not hold up the rest. */
export async function changeTickets(
  context: ServerContext,
  asker: Asker,
  { changes }: TicketBulkChange,
): Promise<TicketBulkAnswer> {
  const ids = changes.flatMap(({ tickets }) => tickets.map(({ id }) => id));
  const rows = await context.db
    .selectFrom('ticket as t')
    .select(['t.id', 't.number', 't.org_id as orgId', 't.building_id as buildingId'])
    .where(sql<boolean>`t.id = ANY(${ids}::uuid[])`)
    .where(isVisibleTicket(asker.actor))
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const answer: TicketBulkAnswer = [];
  for (const { steps, tickets } of changes)
    for (const { id, version } of tickets) {
      const found = known.get(id);
      if (found === undefined) {
        answer.push({ id, number: null, outcome: 'missing', version: null, undo: null });
        continue;
      }
      const edit = { ...asker, orgId: found.orgId, ticketId: id, version, now: context.now() };
      const done = await changeOne(context, edit, found.buildingId, steps);
      answer.push({ id, number: found.number, ...done });
    }
  return answer;
}

type Done = Pick<TicketBulkAnswer[number], 'outcome' | 'version' | 'undo'>;
type OneEdit = TicketEdit & Asker & { readonly version: number };

/** Takes all steps of one ticket, or none. */
async function changeOne(
  context: ServerContext,
  edit: OneEdit,
  buildingId: string,
  steps: readonly TicketBulkStep[],
): Promise<Done> {
  try {
    const { before, after } = await asOne(context, async (unit) => {
      const { ticket: first } = await getTicket(unit.db, edit, edit.now);
      let ticket: StoredTicket = first;
      let { version } = edit;
      for (const step of steps) {
        ticket = await withRules(unit, takeStep(unit, { ...edit, version }, buildingId, step));
        ({ version } = ticket);
      }
      return { before: first, after: ticket };
    });
    const undo = undoSteps(edit.actor, before, after);
    return { outcome: 'done', version: after.version, undo: undo === null ? null : [...undo] };
  } catch (error) {
    return { outcome: outcomeOf(error), version: null, undo: null };
  }
}

function takeStep(
  unit: ServerContext,
  edit: OneEdit,
  buildingId: string,
  step: TicketBulkStep,
): Promise<TicketOutcome> {
  if (step.kind === 'update') {
    const { kind: _kind, ...change } = step;
    return updateTicket(unit, edit, change);
  }
  if (step.kind === 'move') {
    const { kind: _kind, ...move } = step;
    return moveTicket(unit, edit, move);
  }
  const { orgId, actor } = edit;
  if (decide(actor, 'ticket.assign', { orgId, buildingId }) !== 'allowed')
    throw new HttpProblem(403, 'TIDAK_BERWENANG');
  const { kind: _kind, ...assignment } = step;
  return assignTicket(unit, edit, assignment);
}

const unfinished = ['PERIKSA_DULU', 'FOTO_DIPERLUKAN'];
const outcomes: Readonly<Record<number, BulkOutcome>> = {
  403: 'not-allowed',
  404: 'missing',
  409: 'wrong-state',
  412: 'changed',
  422: 'not-possible',
};

function outcomeOf(error: unknown): BulkOutcome {
  if (!(error instanceof HttpProblem)) throw error;
  if (unfinished.includes(error.code)) return 'unfinished';
  const outcome = outcomes[error.status];
  if (outcome === undefined) throw error;
  return outcome;
}
