import type { EscalationPlan, EscalationStep } from '@imah/contract/notifications';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type CommandPorts, type Effect, runCommand, unchanged } from '@imah/server-platform/command';
import type { ServerContext, UrgentFacts, UrgentSource } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { findRecipients } from '../find-recipients.ts';
import { notify } from '../notify.ts';
import { readEscalationPlan } from './escalation-plan.ts';

type Ports = CommandPorts & Pick<ServerContext, 'domains'>;

interface Running {
  readonly orgId: string;
  readonly id: string;
  readonly buildingId: string;
  readonly cause: UrgentSource['cause'];
  readonly subject: 'alarm' | 'ticket';
  readonly subjectId: string;
  readonly position: number;
  readonly startedAt: Date;
}

/**
 * Takes the step of an escalation that is due: whoever stands in it is told, once however many processes try. `again`: nobody
 * of it could be told, and the next one is due already.
 */
export function takeStep(
  ports: Ports,
  { orgId, id, now }: { readonly orgId: string; readonly id: string; readonly now: number },
): Promise<'taken' | 'again'> {
  return runCommand<Running | null, 'taken' | 'again'>(
    ports,
    { orgId, actor: null, now },
    {
      lock: (trx) => lockDue(trx, orgId, id, now),
      write: async (trx, running) => {
        const source = ports.domains.urgent.find(({ cause }) => cause === running?.cause);
        if (running === null || source === undefined) return unchanged('taken');
        const facts = await source.describe(trx, orgId, running.subjectId);
        const plan = await readEscalationPlan(trx, orgId);
        const step = plan.steps[running.position % Math.max(1, plan.steps.length)];
        // Somebody took it on, or switched the plan off, in this very minute: the next turn ends it.
        if (facts === null || step === undefined || !(await isStanding(trx, source, running, now)))
          return unchanged('taken');
        const people = await findPeople({ ...ports, db: trx }, running, step, facts);
        const isSkipped = people.length === 0 && !isLast(plan, running.position);
        await writeCall(trx, running, { step, people, now });
        await sql`
          UPDATE escalation SET position = position + 1, due_at = ${isSkipped ? new Date(now) : nextAt(plan, running.position, now)}
          WHERE org_id = ${orgId} AND id = ${id}`.execute(trx);
        await tell(trx, running, { step, people, facts, now });
        const { subject: entity, subjectId: entityId, buildingId } = running;
        return {
          result: isSkipped ? 'again' : 'taken',
          audit: { action: 'escalate', entity, entityId, buildingId },
          effects: [changed(running, facts, now)],
        };
      },
    },
  );
}

/** The escalation, for this transaction alone; null where another process is at it, or was. */
async function lockDue(trx: Transaction<Database>, orgId: string, id: string, now: number): Promise<Running | null> {
  const due = await trx
    .selectFrom('escalation')
    .select([
      'org_id as orgId',
      'id',
      'building_id as buildingId',
      'cause',
      'subject',
      'subject_id as subjectId',
      'position',
      'started_at as startedAt',
    ])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('due_at', '<=', new Date(now))
    .forUpdate()
    .skipLocked()
    .$narrowType<Pick<Running, 'cause' | 'subject'>>()
    .executeTakeFirst();
  return due ?? null;
}

async function isStanding(
  trx: Kysely<Database>,
  source: UrgentSource,
  { orgId, subjectId }: Running,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM (${source.standing(now)}) s WHERE s.org_id = ${orgId} AND s.subject_id = ${subjectId}`.execute(trx);
  return rows.length > 0;
}

const isLast = ({ steps }: EscalationPlan, position: number) => position % steps.length === steps.length - 1;

/** When the step after this one comes: as long after it as the plan says, however late this one was. */
function nextAt(plan: EscalationPlan, position: number, now: number): Date {
  const { steps, repeatMinutes } = plan;
  const at = position % steps.length;
  const here = steps[at]?.afterMinutes ?? 0;
  const next = steps[at + 1]?.afterMinutes;
  return new Date(now + (next === undefined ? repeatMinutes : next - here) * 60_000);
}

/** Those of a step who may see what is urgent where it happened. */
async function findPeople(
  ports: Ports,
  { orgId, buildingId, subject }: Running,
  { to }: EscalationStep,
  { unitId }: UrgentFacts,
): Promise<string[]> {
  const permission = subject === 'alarm' ? ('alarm.view' as const) : ('ticket.view' as const);
  const seeing = await findRecipients(
    ports,
    { kind: 'granted', permission, ...(unitId === null ? {} : { unitId }) },
    { orgId, buildingId },
  );
  if (to.kind === 'people') return seeing.filter((userId) => to.userIds.includes(userId));
  const rows = await ports.db
    .selectFrom('membership as m')
    .innerJoin('membership_group as g', (join) =>
      join.onRef('g.org_id', '=', 'm.org_id').onRef('g.membership_id', '=', 'm.id'),
    )
    .select('m.user_id as userId')
    .where('m.org_id', '=', orgId)
    .where('m.status', '=', 'active')
    .where('g.group_id', '=', to.groupId)
    .execute();
  const members = new Set(rows.map(({ userId }) => userId));
  return seeing.filter((userId) => members.has(userId));
}

interface Call {
  readonly step: EscalationStep;
  readonly people: readonly string[];
  readonly now: number;
}

async function writeCall(
  trx: Transaction<Database>,
  { orgId, id, position }: Running,
  { step, people, now }: Call,
): Promise<void> {
  await sql`
    INSERT INTO escalation_call (org_id, escalation_id, position, at, user_ids, channels)
    VALUES (${orgId}, ${id}, ${position}, ${new Date(now)}, ${[...people]}::uuid[], ${step.channels}::text[])`.execute(
    trx,
  );
}

async function tell(
  trx: Transaction<Database>,
  { orgId, buildingId, cause, subjectId, position, startedAt }: Running,
  { step, people, facts, now }: Call & { readonly facts: UrgentFacts },
): Promise<void> {
  const shared = {
    recipients: { kind: 'people', userIds: people },
    actorId: null,
    place: { orgId, buildingId },
    urgency: 'critical',
    channels: step.channels,
  } as const;
  const at = startedAt.toISOString();
  if (facts.kind === 'ticket') {
    const { number, title, state } = facts;
    const about = {
      dedupeKey: `ticket-escalated/${subjectId}/${cause}/${position}`,
      href: `/imah/ticket/${subjectId}`,
    };
    return notify(
      trx,
      { ...shared, ...about, kind: 'ticket-escalated', data: { number, title, state, by: '', at } },
      now,
    );
  }
  const { deviceId, key, device, severity, condition, metric } = facts;
  const about = {
    dedupeKey: `alarm/escalated/${position}/${deviceId}/${key}/${condition}`,
    href: `/imah/building/${buildingId}/iot?device=${deviceId}`,
  };
  const data = { device, severity, condition, metric, at };
  return notify(trx, { ...shared, ...about, kind: 'alarm-escalated', data }, now);
}

/** Open pages of what is urgent read again who was told. */
function changed({ orgId, buildingId, subject, subjectId }: Running, { version }: UrgentFacts, now: number): Effect {
  return {
    kind: 'publish',
    topic: buildingTopic({ orgId, buildingId }, 'ev'),
    packet: { entity: subject, id: subjectId, version, op: 'updated', at: new Date(now).toISOString() },
  };
}
