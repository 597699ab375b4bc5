import type { TicketStep } from '@imah/contract/tickets';
import {
  deferDays,
  enterState,
  mayMoveTicket,
  type MoveDemand,
  ratingUndoMinutes,
  type TicketState,
} from '@imah/contract/tickets/words';
import { sql, type Transaction, type Updateable } from 'kysely';
import { type AuditFacts, type CommandPorts, nameOf } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { type FieldErrors, HttpProblem, invalidField, invalidFields } from '@imah/server-platform/http';
import { hasEnded, requireFreeAlarm } from './alarms/alarm-links.ts';
import { requireFreeLine } from './bill-questions/asked-line.ts';
import { endAppointment } from './appointment/change-appointment.ts';
import { changeTicket, type TicketEdit, type TicketOutcome } from './change-ticket.ts';
import { tellReportingOccupant } from './tell-reporting-occupant.ts';
import { peopleOf, residentsOf, notifyOfTicket, workersOf } from './notify-of-ticket.ts';
import { carryObservers, hearingObservers } from './observers/read-observers.ts';
import { carryFollowers, notifyFollowers } from './report-followers.ts';
import { requirePhoto } from './settings/require-photo.ts';
import { wasWritten, writeTicketEvent } from './ticket-events.ts';
import { carryBlocked, notifyUnblocked, requireUnblocked } from './relations/blocking.ts';
import { getTicket, replaceExecutors, updateTicketRow } from './ticket-repository.ts';
import type { LockedTicket, StoredTicket } from './ticket-row.ts';
import { isOpen } from './ticket-predicates.ts';
import { timesColumns } from './ticket-times.ts';
import { lacksChecks } from './work/read-ticket-work.ts';

const dayMs = 86_400_000;

/**
 * Moves a ticket along the chart of the contract.
 * @throws {HttpProblem} 403 when it is not theirs to move so, 409 when the chart has no such move, 412, 422
 */
export function moveTicket(ports: CommandPorts, edit: TicketEdit, step: TicketStep): Promise<TicketOutcome> {
  const targetId = step.to === 'merged' ? step.targetId : undefined;
  return changeTicket(ports, edit, {
    otherId: targetId,
    isDone: async (trx) => {
      if (await wasMoved(trx, edit, step)) return true;
      if (targetId !== undefined) await rejectCycle(trx, edit, targetId);
      return false;
    },
    authorize: (_trx, locked) => requireMove(locked, edit, step),
    validate: async (trx, locked) => {
      if (step.to === 'merged') await requireTarget(trx, locked, step.targetId ?? '');
      if (hasEnded(locked.ticket)) {
        await requireFreeAlarm(trx, locked.ticket);
        await requireFreeLine(trx, edit, { id: locked.ticket.id, line: locked.ticket.billLine ?? undefined });
      }
      // A rating taken back says nothing of the work.
      if (step.to !== 'resolved' || locked.ticket.state === 'closed') return;
      await requirePhoto(trx, locked);
      if (await lacksChecks(trx, edit)) throw new HttpProblem(409, 'PERIKSA_DULU');
      await requireUnblocked(trx, edit);
    },
    write: async (trx, locked) => ({
      ...(await applyStep(trx, edit, locked, step)),
      rules: edit.actor === null ? null : 'moved',
    }),
  });
}

/** Brings a locked ticket along a step that may be made: where it stands, its history, who hears of it. */
export async function applyStep(
  trx: Transaction<Database>,
  edit: TicketEdit,
  { ticket, times }: LockedTicket,
  step: TicketStep,
): Promise<{
  readonly ticket: StoredTicket;
  readonly audit: Pick<AuditFacts, 'action' | 'before' | 'after' | 'reason'>;
}> {
  const taker = takerOf(ticket, edit, step);
  const next = timesColumns(enterState(times, step.to, edit.now), ticket.timeZone, edit.now);
  const after = await updateTicketRow(trx, edit, { ...stateColumns(ticket, step, taker, edit.now), ...next });
  const moved = isGivenUp(ticket, step) ? await withoutExecutors(trx, edit) : after.ticket;
  await writeMove(trx, edit, { from: ticket.state, step, taker });
  if (step.to === 'merged' && step.targetId !== undefined) await absorb(trx, edit, step.targetId);
  await endAppointment(trx, edit, step.to);
  await notifyOfMove(trx, edit, ticket, moved);
  await notifyUnblocked(trx, edit, ticket.state, step.to);
  const merged = step.targetId === undefined ? {} : { mergedInto: step.targetId };
  return {
    ticket: moved,
    audit: {
      action: step.to,
      before: { state: ticket.state },
      after: { state: step.to, ...merged },
      ...(step.reason === undefined ? {} : { reason: step.reason }),
    },
  };
}

function wasMoved(trx: Transaction<Database>, edit: TicketEdit, { id, to }: TicketStep): Promise<boolean> {
  const like = sql<boolean>`data ->> 'to' = ${to}`;
  return wasWritten(trx, edit, { kind: 'moved', id, actorId: edit.actor?.userId ?? null, like });
}

/** Whoever worked on it does not any more: the next one begins anew. */
async function withoutExecutors(trx: Transaction<Database>, edit: TicketEdit): Promise<StoredTicket> {
  await replaceExecutors(trx, edit, []);
  return (await getTicket(trx, edit, edit.now)).ticket;
}

async function writeMove(
  trx: Transaction<Database>,
  edit: TicketEdit,
  { from, step, taker }: { readonly from: TicketState; readonly step: TicketStep; readonly taker: string | null },
): Promise<void> {
  const { id, to, reason = null, note = null, waitingReason = null, until = null } = step;
  const data = { from, to, reason, note, waitingReason, until, stepId: id ?? null };
  await writeTicketEvent(trx, edit, { kind: 'moved', actorId: edit.actor?.userId ?? null, data }, edit.now);
  if (taker === null) return;
  await writeTicketEvent(trx, edit, { kind: 'assigned', actorId: taker, data: { assigneeId: taker } }, edit.now);
}

async function notifyOfMove(
  trx: Transaction<Database>,
  edit: TicketEdit,
  before: StoredTicket,
  after: StoredTicket,
): Promise<void> {
  const hearing = [...residentsOf(after), ...workersOf(before), ...(await hearingObservers(trx, edit, edit.now))];
  const by = { userId: edit.actor?.userId ?? null, name: nameOf(edit.actor) };
  const recipients = peopleOf(hearing);
  await notifyOfTicket(trx, { kind: 'ticket-moved', recipients, by }, after, edit.now);
  await notifyFollowers(trx, after, by, edit.now);
  await tellReportingOccupant(trx, after, before.state, edit.now);
}

/** Who begins what nobody has, has it from then on: nothing is worked on by nobody. */
function takerOf({ assignee, executors }: StoredTicket, { actor }: TicketEdit, { to }: TicketStep): string | null {
  const isFree = assignee === null && executors.length === 0;
  return to === 'in-progress' && isFree && actor !== null ? actor.userId : null;
}

/** @throws {HttpProblem} 403, 409, 422 where the move demands more */
function requireMove({ access, ticket }: LockedTicket, { actor, now }: TicketEdit, step: TicketStep): void {
  const answer = mayMoveTicket(access, actor ?? 'system', step.to);
  if (answer.kind === 'no-such-move') throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
  if (answer.kind === 'not-yours') throw new HttpProblem(403, 'TIDAK_BERWENANG');
  const ratedAt = Date.parse(ticket.feedback?.at ?? '');
  if (answer.by === 'rater' && now - ratedAt > ratingUndoMinutes * 60_000)
    throw new HttpProblem(409, 'PENILAIAN_TERKUNCI');
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
function stateColumns(
  ticket: StoredTicket,
  step: TicketStep,
  taker: string | null,
  now: number,
): Updateable<Database['ticket']> {
  const { to, rating, ratingReasons } = step;
  return {
    state: to,
    state_since: new Date(now),
    waiting_reason: to === 'waiting' ? (step.waitingReason ?? null) : null,
    deferred_until: to === 'deferred' && step.until !== undefined ? new Date(step.until) : null,
    merged_into_id: to === 'merged' ? (step.targetId ?? null) : null,
    ...(isSentBack(ticket.state, to) ? { reopened_count: ticket.reopenedCount + 1 } : {}),
    ...(isGivenUp(ticket, step) ? { assignee_id: null } : {}),
    ...(taker === null ? {} : { assignee_id: taker }),
    ...(to === 'closed' && rating !== undefined ? { rating, rating_reasons: [...new Set(ratingReasons ?? [])] } : {}),
    ...(ticket.state === 'closed' ? { rating: null, rating_reasons: [] } : {}),
  };
}

const isGivenUp = ({ state }: StoredTicket, { to }: TicketStep): boolean => to === 'new' && state === 'in-progress';
const isSentBack = (from: TicketState, to: TicketState): boolean => from === 'resolved' && to === 'new';

/**
 * Of two who merge the same two into each other at once, one comes second: told so, rather than that a version is old.
 * @throws {HttpProblem} 422
 */
async function rejectCycle(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketEdit,
  targetId: string,
): Promise<void> {
  const cycle = await trx
    .selectFrom('ticket')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', targetId)
    .where('merged_into_id', '=', ticketId)
    .executeTakeFirst();
  if (cycle !== undefined) throw invalidField('targetId', 'not-an-option');
}

/** A ticket is merged into an open one of the same building that was not merged itself. */
async function requireTarget(trx: Transaction<Database>, { ticket }: LockedTicket, targetId: string): Promise<void> {
  // Whoever sees both sees the other's comments: a ticket of the staff takes in none of a resident, nor the reverse.
  const target = await trx
    .selectFrom('ticket as t')
    .select('t.id')
    .where('t.org_id', '=', ticket.orgId)
    .where('t.building_id', '=', ticket.buildingId)
    .where('t.id', '=', targetId)
    .where('t.id', '<>', ticket.id)
    .where('t.audience', '=', ticket.audience)
    .where(isOpen)
    .forUpdate()
    .executeTakeFirst();
  if (target === undefined) throw invalidField('targetId', 'not-an-option');
}

async function absorb(trx: Transaction<Database>, edit: TicketEdit, targetId: string): Promise<void> {
  const target = { orgId: edit.orgId, ticketId: targetId, now: edit.now };
  await carryFollowers(trx, edit, targetId, edit.now);
  await carryObservers(trx, edit, targetId, edit.now);
  await carryBlocked(trx, edit, targetId, edit.now);
  await updateTicketRow(trx, target, {});
  await writeTicketEvent(trx, target, { kind: 'absorbed', actorId: edit.actor?.userId ?? null }, edit.now);
}
