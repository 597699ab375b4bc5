import {
  type EscalationPlan,
  escalationPlan,
  type EscalationPlanDraft,
  type EscalationStep,
} from '@imah/contract/notifications';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { type FieldErrors, invalidFields, requireVersion } from '@imah/server-platform/http';

/** What an organisation has that never made a plan: nobody is told until it says whom. */
const noPlan: EscalationPlan = {
  state: 'off',
  causes: ['critical-alarm', 'emergency-ticket', 'unanswered-ticket'],
  steps: [],
  repeatMinutes: 30,
  version: 0,
};

/** The plan of an organisation. */
export async function readEscalationPlan(db: Kysely<Database>, orgId: string): Promise<EscalationPlan> {
  const row = await db
    .selectFrom('escalation_plan')
    .select(['state', 'causes', 'steps', 'repeat_minutes as repeatMinutes', 'version'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row === undefined ? noPlan : z.parse(escalationPlan, row);
}

/**
 * Tells others, or nobody, from now on. What was urgent before it was switched on wakes nobody.
 * @throws {HttpProblem} 412, 422
 */
export function updateEscalationPlan(
  ports: CommandPorts,
  edit: VersionedEdit,
  draft: EscalationPlanDraft,
): Promise<EscalationPlan> {
  const { orgId, now } = edit;
  return runCommand(ports, edit, {
    lock: async (trx) => {
      await lockOrganization(trx, orgId);
      return readEscalationPlan(trx, orgId);
    },
    authorize: (_trx, known) => requireVersion(known, edit.version),
    validate: (trx) => requireSound(trx, orgId, draft),
    write: async (trx, { version: before, ...known }) => {
      const { state, causes, steps, repeatMinutes } = draft;
      const version = before + 1;
      await sql`
        INSERT INTO escalation_plan AS p (org_id, state, causes, steps, repeat_minutes, enabled_at, version)
        VALUES (${orgId}, ${state}, ${[...new Set(causes)]}::text[], ${JSON.stringify(steps)}::jsonb, ${repeatMinutes}, ${new Date(now)}, ${version})
        ON CONFLICT (org_id) DO UPDATE SET state = excluded.state, causes = excluded.causes, steps = excluded.steps,
          repeat_minutes = excluded.repeat_minutes, version = excluded.version,
          enabled_at = CASE WHEN p.state = 'off' THEN excluded.enabled_at ELSE p.enabled_at END`.execute(trx);
      if (state === 'off')
        await sql`UPDATE escalation SET state = 'stopped', ended_at = ${new Date(now)}
          WHERE org_id = ${orgId} AND state = 'running'`.execute(trx);
      return {
        result: await readEscalationPlan(trx, orgId),
        audit: {
          action: 'update',
          entity: 'escalation_plan',
          entityId: orgId,
          before: summaryOf(known),
          after: summaryOf(draft),
        },
      };
    },
  });
}

/** The audit names no people beside who did it: how many steps there are, not who stands in them. */
const summaryOf = ({ state, steps, repeatMinutes }: EscalationPlanDraft) => ({
  state,
  steps: steps.length,
  repeatMinutes,
});

/** @throws {HttpProblem} 422 */
async function requireSound(trx: Transaction<Database>, orgId: string, draft: EscalationPlanDraft): Promise<void> {
  const { state, causes, steps } = draft;
  const members = await knownMembers(trx, orgId, steps);
  const errors: FieldErrors = {
    ...(state === 'on' && causes.length === 0 ? { causes: [{ fault: 'required' }] } : {}),
    ...(state === 'on' && steps.length === 0 ? { steps: [{ fault: 'required' }] } : {}),
    ...Object.assign({}, ...steps.map((step, index) => faultsOf(step, index, steps[index - 1], members))),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

interface Known {
  readonly people: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
}

function faultsOf(step: EscalationStep, index: number, before: EscalationStep | undefined, known: Known): FieldErrors {
  const { to, afterMinutes } = step;
  const isKnown =
    to.kind === 'group' ? known.groups.has(to.groupId) : to.userIds.every((userId) => known.people.has(userId));
  return {
    ...(isKnown ? {} : { [`steps.${index}.to`]: [{ fault: 'not-an-option' }] }),
    ...(before === undefined || afterMinutes > before.afterMinutes
      ? {}
      : { [`steps.${index}.afterMinutes`]: [{ fault: 'too-small', count: before.afterMinutes + 1 }] }),
  };
}

/** Of those named in the steps, the active members and the groups that the organisation has. */
async function knownMembers(
  trx: Transaction<Database>,
  orgId: string,
  steps: readonly EscalationStep[],
): Promise<Known> {
  const userIds = steps.flatMap(({ to }) => (to.kind === 'people' ? to.userIds : []));
  const groupIds = steps.flatMap(({ to }) => (to.kind === 'group' ? [to.groupId] : []));
  const people = await trx
    .selectFrom('membership')
    .select('user_id as id')
    .where('org_id', '=', orgId)
    .where('status', '=', 'active')
    .where(sql<boolean>`user_id = ANY(${userIds}::uuid[])`)
    .execute();
  const groups = await trx
    .selectFrom('member_group')
    .select('id')
    .where('org_id', '=', orgId)
    .where(sql<boolean>`id = ANY(${groupIds}::uuid[])`)
    .execute();
  const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
  return { people: idsOf(people), groups: idsOf(groups) };
}
