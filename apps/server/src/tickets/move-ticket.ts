import type { Ticket, TicketStep } from '@imah/contract/tickets';
import { deferDays, enterState, mayMoveTicket, type MoveDemand, type TicketState } from '@imah/contract/tickets/words';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { type FieldErrors, HttpProblem, invalidField, invalidFields } from '../http/errors.ts';
import { carryFollowers, notifyFollowers } from './report-followers.ts';
import { carryObservers, hearingObservers } from './observers/read-observers.ts';
import { changeTicket, nameOf, type TicketDone, type TicketEdit } from './change-ticket.ts';
import type { LockedTicket } from './read-tickets.ts';
import { others, residentsOf, notifyOfTicket, workersOf } from './notify-of-ticket.ts';
import { wasWritten, writeTicketEvent } from './ticket-events.ts';
import { requirePhoto } from './settings/require-photo.ts';
import { lacksChecks } from './work/read-ticket-work.ts';
import { timesColumns } from './ticket-times.ts';

const dayMs = 86_400_000;

/**
 * Moves a ticket along the chart of the contract.
 * @throws {HttpProblem} 403 when it is not theirs to move so, 409 when the chart has no such move, 412, 422
 */
export function moveTicket(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  edit: TicketEdit,
  step: TicketStep,
): Promise<Ticket> {
  const decideMove = async (held: LockedTicket, trx: Transaction<Database>): Promise<TicketDone> => {
    requireMove(held, edit, step);
    if (step.to === 'merged') await requireTarget(trx, held, step.targetId ?? '');
    if (step.to === 'resolved') {
      await requirePhoto(trx, held);
      if (await lacksChecks(trx, edit)) throw new HttpProblem(409, 'PERIKSA_DULU');
    }
    const { ticket, times } = held;
    const { reason, note, waitingReason, until, targetId } = step;
    const next = enterState(times, step.to, edit.now);
    const takes = takerOf(ticket, edit, step);
    return {
      columns: sql`${stateColumns(ticket, step, edit.now)}${takes === null ? sql`` : sql`, assignee_id = ${takes}`}, ${timesColumns(next, ticket.timeZone, edit.now)}`,
      audit: {
        action: step.to,
        before: { state: ticket.state },
        after: { state: step.to, ...(targetId === undefined ? {} : { mergedInto: targetId }) },
        ...(reason === undefined ? {} : { reason }),
      },
      follow: async (moving, after) => {
        if (step.to === 'new' && ticket.state === 'in-progress') await takeFromAll(moving, edit);
        const data = { from: ticket.state, to: step.to, reason: reason ?? null, note: note ?? null };
        await writeTicketEvent(
          moving,
          edit,
          {
            kind: 'moved',
            actorId: edit.actor?.userId ?? null,
            data: { ...data, waitingReason: waitingReason ?? null, until: until ?? null, stepId: step.id ?? null },
          },
          edit.now,
        );
        if (takes !== null) {
          const taken = { kind: 'assigned', actorId: takes, data: { assigneeId: takes } } as const;
          await writeTicketEvent(moving, edit, taken, edit.now);
        }
        if (targetId !== undefined && step.to === 'merged') await absorb(moving, edit, targetId);
        const hearing = [
          ...residentsOf(after),
          ...workersOf(ticket),
          ...(await hearingObservers(moving, edit, edit.now)),
        ];
        const people = others(hearing, edit.actor?.userId ?? null);
        const told = { kind: 'ticket-moved', recipients: people, by: nameOf(edit.actor) } as const;
        await notifyOfTicket(moving, told, after, edit.now);
        await notifyFollowers(
          moving,
          after,
          { userId: edit.actor?.userId ?? null, name: nameOf(edit.actor) },
          edit.now,
        );
      },
    };
  };
  const { id } = step;
  const move = {
    kind: 'moved',
    id,
    actorId: edit.actor?.userId ?? null,
    like: sql<boolean>`data ->> 'to' = ${step.to}`,
  } as const;
  const isDone = async (trx: Transaction<Database>) => {
    if (await wasWritten(trx, edit, move)) return true;
    if (otherId !== undefined) await rejectCycle(trx, edit, otherId);
    return false;
  };
  const otherId = step.to === 'merged' ? step.targetId : undefined;
  return changeTicket(context, otherId === undefined ? edit : { ...edit, otherId }, decideMove, isDone);
}

/** Who begins what nobody has, has it from then on: nothing is worked on by nobody. */
function takerOf({ assignee, executors }: Ticket, { actor }: TicketEdit, { to }: TicketStep): string | null {
  const isFree = assignee === null && executors.length === 0;
  return to === 'in-progress' && isFree && actor !== null ? actor.userId : null;
}

function requireMove({ standing }: LockedTicket, { actor, now }: TicketEdit, step: TicketStep): void {
  const answer = mayMoveTicket(standing, actor ?? 'system', step.to);
  if (answer.kind === 'no-such-move') throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
  if (answer.kind === 'not-yours') throw new HttpProblem(403, 'TIDAK_BERWENANG');
  const missing = answer.demands.filter((demand) => given(step, demand) === undefined).map((demand) => fields[demand]);
  if (missing.length > 0) {
    const errors: FieldErrors = Object.fromEntries(missing.map((field) => [field, [{ fault: 'required' }]]));
    throw invalidFields(errors);
  }
  if (step.to !== 'deferred' || step.until === undefined) return;
  const wait = Date.parse(step.until) - now;
  if (wait <= 0) throw invalidField('until', 'in-the-past');
  if (wait > deferDays.max * dayMs) throw invalidField('until', 'too-far');
}

const fields = {
  reason: 'reason',
  note: 'note',
  'waiting-reason': 'waitingReason',
  until: 'until',
  target: 'targetId',
  rating: 'rating',
} as const satisfies Record<MoveDemand, keyof TicketStep>;

function given(step: TicketStep, demand: MoveDemand): unknown {
  return step[fields[demand]];
}

/** What a state has that others have not. */
function stateColumns(ticket: Ticket, step: TicketStep, now: number): RawBuilder<unknown> {
  const { to, rating, ratingReasons } = step;
  const parts = [
    sql`state = ${to}, state_since = ${new Date(now)}`,
    sql`waiting_reason = ${to === 'waiting' ? (step.waitingReason ?? null) : null}`,
    sql`deferred_until = ${to === 'deferred' && step.until !== undefined ? new Date(step.until) : null}`,
    sql`merged_into_id = ${to === 'merged' ? (step.targetId ?? null) : null}`,
    ...(isSentBack(ticket.state, to) ? [sql`reopened_count = reopened_count + 1`] : []),
    ...(to === 'new' && ticket.state === 'in-progress' ? [sql`assignee_id = NULL`] : []),
    ...(to === 'closed' && rating !== undefined
      ? [sql`rating = ${rating}, rating_reasons = ${[...new Set(ratingReasons ?? [])]}::text[]`]
      : []),
  ];
  return sql.join(parts);
}

const isSentBack = (from: TicketState, to: TicketState): boolean => from === 'resolved' && to === 'new';

async function takeFromAll(trx: Transaction<Database>, { orgId, ticketId }: TicketEdit): Promise<void> {
  await sql`DELETE FROM ticket_executor WHERE org_id = ${orgId} AND ticket_id = ${ticketId}`.execute(trx);
}

/**
 * Of two who merge the same two into each other at once, one comes second: told so, rather than that a version is old.
 * @throws {HttpProblem} 422
 */
async function rejectCycle(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketEdit,
  targetId: string,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM ticket WHERE org_id = ${orgId} AND id = ${targetId} AND merged_into_id = ${ticketId}`.execute(trx);
  if (rows.length > 0) throw invalidField('targetId', 'not-an-option');
}

/** A ticket is merged into an open one of the same building that was not merged itself. */
async function requireTarget(trx: Transaction<Database>, { ticket }: LockedTicket, targetId: string): Promise<void> {
  // Whoever sees both sees the other's comments: a ticket of the staff takes in none of a resident, nor the reverse.
  const { rows } = await sql`
    SELECT 1 FROM ticket
    WHERE org_id = ${ticket.orgId} AND building_id = ${ticket.buildingId} AND id = ${targetId} AND id <> ${ticket.id}
      AND audience = ${ticket.audience} AND state IN ('new', 'in-progress', 'waiting', 'deferred')
    FOR UPDATE`.execute(trx);
  if (rows.length === 0) throw invalidField('targetId', 'not-an-option');
}

async function absorb(trx: Transaction<Database>, edit: TicketEdit, targetId: string): Promise<void> {
  const target = { orgId: edit.orgId, ticketId: targetId };
  await carryFollowers(trx, edit, targetId, edit.now);
  await carryObservers(trx, edit, targetId, edit.now);
  await sql`UPDATE ticket SET version = version + 1, updated_at = ${new Date(edit.now)}
    WHERE org_id = ${edit.orgId} AND id = ${targetId}`.execute(trx);
  await writeTicketEvent(trx, target, { kind: 'absorbed', actorId: edit.actor?.userId ?? null }, edit.now);
}
