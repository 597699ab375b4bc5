import type { TimeZone } from '@imah/contract/buildings/words';
import { matchesRule, type TicketRule } from '@imah/contract/tickets';
import {
  readTicketSla,
  type TicketKind,
  type TicketPriority,
  type TicketSource,
  type TicketState,
  type TicketTimes,
  timedRuleEvents,
} from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import { findTicket } from '../ticket-repository.ts';
import { isOpen } from '../ticket-predicates.ts';
import { followRule } from './follow-rules.ts';

/** So many tickets are looked at in one turn, those that are due first; the others come after them. */
const batch = 5_000;
const minuteMs = 60_000;

type Context = CommandPorts;

/** A ticket beside a rule that may have come for it, as the database gives them. */
interface Candidate {
  readonly orgId: string;
  readonly ticketId: string;
  readonly buildingId: string;
  readonly priority: TicketPriority;
  readonly kind: TicketKind;
  readonly source: TicketSource;
  readonly state: TicketState;
  readonly title: string;
  readonly details: string;
  readonly category: { readonly id: string } | null;
  readonly timeZone: TimeZone;
  readonly times: TicketTimes;
  readonly rule: TicketRule;
  /** Since when the rule waits: what was so before is left alone. */
  readonly armedAt: Date;
}

/** Follows the rules that wait for the clock, each once for a ticket. Returns how often one was followed. */
export async function followTimedRules(context: Context): Promise<number> {
  const now = context.now();
  let followed = 0;
  for (const candidate of await findCandidates(context, now)) {
    const { orgId, ticketId, rule } = candidate;
    if (!hasCome(candidate, now) || !matchesRule(rule.conditions, candidate)) continue;
    try {
      // Written first: a rule that fails is not tried again each minute.
      if (!(await claim(context, candidate, now))) continue;
      const held = await findTicket(context.db, { orgId, ticketId }, now);
      if (held !== null) await followRule(context, rule, held.ticket);
      followed += 1;
    } catch (error) {
      context.log.warn({ err: error, ticketId, ruleId: rule.id }, 'a rule of the clock was not followed');
    }
  }
  return followed;
}

/** Open tickets for which a rule may have come; whether it has, is read from their clocks. */
async function findCandidates({ db }: Context, now: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT t.org_id AS "orgId", t.id AS "ticketId", t.building_id AS "buildingId", t.priority, t.kind, t.source, t.state,
      t.title, t.details, t.times, b.time_zone AS "timeZone",
      r.armed_at AS "armedAt", CASE WHEN t.category_id IS NOT NULL THEN json_build_object('id', t.category_id) END AS category,
      json_build_object('id', r.id, 'name', r.name, 'state', r.state, 'event', r.event, 'minutes', r.minutes,
        'conditions', r.conditions, 'actions', r.actions, 'version', r.version) AS rule
    FROM ticket_rule r
    JOIN ticket t ON t.org_id = r.org_id AND ${isOpen}
    JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
    WHERE r.state = 'on' AND r.event = ANY(${[...timedRuleEvents]}::text[])
      AND CASE r.event
        -- Its clock stands still at night: how long it had run when the rule was made, the days between do not tell.
        WHEN 'unanswered' THEN t.state = 'new'
          AND t.created_at <= ${new Date(now)}::timestamptz - r.minutes * interval '1 minute'
        WHEN 'late' THEN t.resolve_due_at BETWEEN r.armed_at AND ${new Date(now)}
        ELSE t.resolve_due_at >= r.armed_at
      END
      AND NOT EXISTS (
        SELECT 1 FROM ticket_rule_run n WHERE n.org_id = r.org_id AND n.rule_id = r.id AND n.ticket_id = t.id)
    ORDER BY t.resolve_due_at, t.id, r.created_at, r.id LIMIT ${batch}`.execute(db);
  return rows;
}

/** Whether what the rule waits for is so now, in the working time of the ticket. */
function hasCome({ times, timeZone, rule, armedAt }: Candidate, now: number): boolean {
  const { response, resolution } = readTicketSla(times, timeZone, now);
  switch (rule.event) {
    case 'unanswered': {
      const wait = (rule.minutes ?? 0) * minuteMs;
      const before = readTicketSla(times, timeZone, armedAt.getTime()).response;
      return times.respondedAt === null && response.elapsedMs >= wait && before.elapsedMs <= wait;
    }
    case 'nearly-late':
      return resolution.state === 'near' || resolution.state === 'late';
    case 'late':
      return resolution.state === 'late';
    default:
      return false;
  }
}

async function claim({ db }: Context, { orgId, ticketId, rule }: Candidate, now: number): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO ticket_rule_run (org_id, rule_id, ticket_id, at)
    VALUES (${orgId}, ${rule.id}, ${ticketId}, ${new Date(now)}) ON CONFLICT DO NOTHING RETURNING 1`.execute(db);
  return rows.length > 0;
}
