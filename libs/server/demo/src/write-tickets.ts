import { randomUUIDv7 } from 'node:crypto';
import type { TimeZone } from '@imah/contract/buildings/words';
import { enterState, type TicketTimes } from '@imah/contract/tickets/words';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { takeNumber } from '@imah/server-platform/database';
import { dueDates, readPromise, writeTicketEvent } from '@imah/server-tickets';
import type { TicketPlan, TicketStepPlan } from './plan/tickets.ts';

const hourMs = 3_600_000;

/** A building of the demonstration with what tickets are written of. */
export interface TicketPlace {
  readonly orgId: string;
  readonly buildingId: string;
  readonly timeZone: TimeZone;
  readonly units: ReadonlyMap<string, { readonly id: string }>;
  /** Accounts of residents, by unit. */
  readonly residents: ReadonlyMap<string, string>;
  readonly manager: string;
  readonly worker: string;
}

/** Writes what has happened to the tickets of the plan until `now`. */
export async function writeTickets(
  trx: Transaction<Database>,
  places: ReadonlyMap<string, TicketPlace>,
  plans: readonly TicketPlan[],
  now: number,
): Promise<void> {
  const idsByTitle = new Map<string, string>();
  // Numbers rise with the time of the report.
  for (const plan of plans.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const place = places.get(plan.building);
    if (place !== undefined) idsByTitle.set(plan.title, await writeTicket(trx, place, plan, idsByTitle, now));
  }
}

async function writeTicket(
  trx: Transaction<Database>,
  place: TicketPlace,
  plan: TicketPlan,
  idsByTitle: ReadonlyMap<string, string>,
  now: number,
): Promise<string> {
  const { orgId, buildingId, timeZone } = place;
  const ticketId = randomUUIDv7();
  const start = now - plan.hoursAgo * hourMs;
  const steps = stepsOf(plan, start, now);
  const categoryId = await findCategory(trx, orgId, plan.category);
  const promised = await readPromise(trx, orgId, { priority: plan.priority, categoryId, buildingId });
  const reported: TicketTimes = {
    states: [{ at: start, state: 'new' }],
    promises: [{ at: start, ...promised }],
    respondedAt: null,
  };
  const times = steps.reduce((before, { step, at }) => enterState(before, step.to, at), reported);
  const { respondDueAt, resolveDueAt } = dueDates(times, timeZone, now);
  const { year, count } = await takeNumber(trx, { orgId, kind: 'TKT', timeZone }, start);
  const last = steps.at(-1);
  const state = last?.step.to ?? 'new';
  const until = last?.step.forDays === undefined ? null : new Date(now + last.step.forDays * 24 * hourMs);
  const rating = last?.step.rating;
  const updated = new Date(last?.at ?? start);
  await sql`
    INSERT INTO ticket (org_id, id, building_id, year, count, unit_id, kind, category_id, priority, title, details, source,
      audience, reporter_name, reporter_user_id, assignee_id, state, waiting_reason, deferred_until, merged_into_id, reopened_count, rating,
      rating_reasons, times, respond_due_at, resolve_due_at, state_since, version, created_at, updated_at)
    VALUES (${orgId}, ${ticketId}, ${buildingId}, ${year}, ${count}, ${place.units.get(plan.unit ?? '')?.id ?? null},
      ${plan.kind ?? 'complaint'}, ${categoryId}, ${plan.priority}, ${plan.title}, ${plan.details}, ${plan.source ?? 'app'},
      ${plan.audience ?? 'resident'}, ${plan.reporter}, ${place.residents.get(plan.unit ?? '') ?? null},
      ${steps.some(({ step }) => step.to === 'in-progress') ? place.worker : null}, ${state},
      ${state === 'waiting' ? (last?.step.waitingFor ?? null) : null}, ${until}, ${idsByTitle.get(last?.step.into ?? '') ?? null},
      ${steps.filter(({ step, from }) => step.to === 'new' && from === 'resolved').length},
      ${rating?.is ?? null}, ${[...(rating?.reasons ?? [])]}::text[], ${JSON.stringify(times)}::jsonb, ${respondDueAt},
      ${resolveDueAt}, ${updated}, ${steps.length + 1}, ${new Date(start)}, ${updated})`.execute(trx);
  await writeHistory(trx, place, { orgId, ticketId }, plan, start, steps);
  await writeComments(trx, place, { orgId, ticketId }, plan, start);
  return ticketId;
}

interface DatedStep {
  readonly step: TicketStepPlan;
  readonly from: TicketStepPlan['to'];
  readonly at: number;
}

/** The steps with when they were taken; none lies ahead. */
function stepsOf({ steps = [] }: TicketPlan, start: number, now: number): DatedStep[] {
  let at = start;
  let from: TicketStepPlan['to'] = 'new';
  const dated: DatedStep[] = [];
  for (const step of steps) {
    at += Math.round(step.after * hourMs);
    if (at > now) break;
    dated.push({ step, from, at });
    from = step.to;
  }
  return dated;
}

async function findCategory(trx: Transaction<Database>, orgId: string, key: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ticket_category WHERE org_id = ${orgId} AND key = ${key}`.execute(trx);
  return rows[0]?.id ?? null;
}

async function writeHistory(
  trx: Transaction<Database>,
  place: TicketPlace,
  key: { readonly orgId: string; readonly ticketId: string },
  { unit = '' }: TicketPlan,
  start: number,
  steps: readonly DatedStep[],
): Promise<void> {
  const { manager, worker } = place;
  const resident = place.residents.get(unit) ?? null;
  await writeTicketEvent(trx, key, { kind: 'created', actorId: resident, data: { to: 'new' } }, start);
  const first = steps.find(({ step }) => step.to === 'in-progress');
  const assigned = { kind: 'assigned', actorId: manager, data: { assigneeId: worker } } as const;
  if (first !== undefined) await writeTicketEvent(trx, key, assigned, first.at);
  for (const { step, from, at } of steps) {
    const said = step.to === 'resolved' ? { note: step.text ?? null } : { reason: step.text ?? null };
    const data = { from, to: step.to, waitingReason: step.waitingFor ?? null, ...said };
    const actorId = step.rating !== undefined ? resident : step.to === 'new' ? null : worker;
    await writeTicketEvent(trx, key, { kind: 'moved', actorId, data }, at);
  }
}

async function writeComments(
  trx: Transaction<Database>,
  { worker, residents }: TicketPlace,
  { orgId, ticketId }: { readonly orgId: string; readonly ticketId: string },
  { unit = '', replies = [], notes = [] }: TicketPlan,
  start: number,
): Promise<void> {
  for (const { by, after, text } of replies) {
    const author = by === 'staff' ? worker : (residents.get(unit) ?? null);
    await sql`
      INSERT INTO ticket_reply (org_id, ticket_id, id, author_id, side, body, at)
      VALUES (${orgId}, ${ticketId}, ${randomUUIDv7()}, ${author}, ${by}, ${text}, ${new Date(start + after * hourMs)})`.execute(
      trx,
    );
  }
  for (const { after, text } of notes)
    await sql`
      INSERT INTO ticket_note (org_id, ticket_id, id, author_id, body, at)
      VALUES (${orgId}, ${ticketId}, ${randomUUIDv7()}, ${worker}, ${text}, ${new Date(start + after * hourMs)})`.execute(
      trx,
    );
}
