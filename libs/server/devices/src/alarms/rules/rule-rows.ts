import type { AlarmRule, AlarmRuleDraft, RuleTicket } from '@imah/contract/alarms';
import { comparisonsOf } from '@imah/contract/alarms/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** A rule as the database has it. */
export type StoredRule = Omit<AlarmRule, 'raised'>;

/** The rules of an organisation, without those that are removed, in the order they were made. */
export async function readRules(db: Kysely<Database>, orgId: string): Promise<StoredRule[]> {
  const rows = await selectRules(db)
    .where('org_id', '=', orgId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toRule);
}

/** A query of rules, each of which `toRule` makes one of the contract. */
export function selectRules(db: Kysely<Database>) {
  return db
    .selectFrom('alarm_rule')
    .select(['id', 'name', 'building_id as buildingId', 'scope', 'condition', 'trigger', 'clear', 'schedule'])
    .select(['severity', 'state', 'version', 'ticket_priority as ticketPriority'])
    .select(['ticket_category_id as ticketCategoryId', 'ticket_assignee_id as ticketAssigneeId']);
}

type RuleRow = Omit<StoredRule, 'ticket'> & {
  readonly ticketPriority: RuleTicket['priority'] | null;
  readonly ticketCategoryId: string | null;
  readonly ticketAssigneeId: string | null;
};

export function toRule({ ticketPriority, ticketCategoryId, ticketAssigneeId, ...rule }: RuleRow): StoredRule {
  const wish = { categoryId: ticketCategoryId, assigneeId: ticketAssigneeId };
  return { ...rule, ticket: ticketPriority === null ? null : { priority: ticketPriority, ...wish } };
}

/** The columns of what people write of a rule. */
export function columnsOf(draft: AlarmRuleDraft) {
  const { name, buildingId, scope, condition, trigger, clear, schedule, severity, state, ticket } = draft;
  return {
    name,
    building_id: buildingId,
    scope: JSON.stringify(scope),
    condition: condition === null ? null : JSON.stringify(condition),
    trigger: JSON.stringify(trigger),
    clear: JSON.stringify(clear),
    schedule: JSON.stringify(schedule),
    severity,
    state,
    ticket_priority: ticket?.priority ?? null,
    ticket_category_id: ticket?.categoryId ?? null,
    ticket_assignee_id: ticket?.assigneeId ?? null,
  };
}

/** The metrics that a rule looks at; its alarms are about the first. */
export function watchedBy({ condition, trigger }: Pick<AlarmRuleDraft, 'condition' | 'trigger'>): readonly string[] {
  if (trigger.kind === 'silent') return [trigger.metric];
  return condition === null ? [] : [...new Set(comparisonsOf(condition).map(({ metric }) => metric))];
}

/** A device as far as rules choose by it. */
export interface RuledDevice {
  readonly id: string;
  readonly buildingId: string;
  readonly typeKey: string;
}

/** Whether a rule is about a device; `reports` says whether the device has ever reported a metric. */
export function isAbout(
  { scope, buildingId }: Pick<AlarmRuleDraft, 'scope' | 'buildingId'>,
  device: RuledDevice,
  reports: (metric: string) => boolean,
): boolean {
  if (buildingId !== null && buildingId !== device.buildingId) return false;
  switch (scope.kind) {
    case 'type':
      return scope.typeKey === device.typeKey;
    case 'devices':
      return scope.deviceIds.includes(device.id);
    case 'metric':
      return reports(scope.metric);
  }
}
