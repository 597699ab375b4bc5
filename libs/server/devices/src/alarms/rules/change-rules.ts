import { randomUUIDv7 } from 'node:crypto';
import type { AlarmRule, AlarmRuleDraft } from '@imah/contract/alarms';
import { mostAlarmRules } from '@imah/contract/alarms/words';
import { buildingTopic } from '@imah/contract/mqtt/words';
import type { EventPacket } from '@imah/contract/mqtt';
import { sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import {
  type AuditFacts,
  type CommandPorts,
  type Effect,
  type PersonalEdit,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { countRaised } from './list-rules.ts';
import { requireSoundRule } from './require-sound-rule.ts';
import { requireTicketWish } from './require-ticket-wish.ts';
import { columnsOf, readRules, type StoredRule, watchedBy } from './rule-rows.ts';

type RuleEdit = VersionedEdit & { readonly alarmRuleId: string };

/** @throws {HttpProblem} 409 when the organisation has as many as it may, 422 by field */
export function createRule(ports: CommandPorts, edit: PersonalEdit, draft: AlarmRuleDraft): Promise<AlarmRule> {
  const { orgId, now } = edit;
  const id = randomUUIDv7();
  return runCommand(ports, edit, {
    lock: (trx) => lockRules(trx, orgId),
    validate: async (trx, known) => {
      if (known.length >= mostAlarmRules) throw new HttpProblem(409, 'DAFTAR_PENUH');
      requireFreeName(known, draft, null);
      await requireSoundRule(trx, orgId, draft);
      await requireTicketWish(trx, edit, draft, null);
    },
    write: async (trx) => {
      await trx
        .insertInto('alarm_rule')
        .values({ org_id: orgId, id, ...columnsOf(draft), created_at: new Date(now) })
        .execute();
      const rule = { ...draft, id, version: 1 };
      await askAtOnce(trx, edit, rule);
      return {
        result: { ...rule, raised: 0 },
        audit: auditOf('create', rule, { after: draft }),
        effects: await told(trx, edit, { id, version: 1, op: 'created' }),
      };
    },
  });
}

/**
 * Changes a rule. Where it stands with its devices is decided anew by what it is now: an alarm goes on where that still
 * holds, and is over where it does not, or where the rule is off.
 * @throws {HttpProblem} 404, 412, 422 by field
 */
export function changeRule(ports: CommandPorts, edit: RuleEdit, draft: AlarmRuleDraft): Promise<AlarmRule> {
  const { orgId, alarmRuleId, now } = edit;
  return runCommand<readonly StoredRule[], AlarmRule>(ports, edit, {
    lock: (trx) => lockRules(trx, orgId),
    authorize: (_trx, known) => requireVersion(find(known, alarmRuleId), edit.version),
    validate: async (trx, known) => {
      requireFreeName(known, draft, alarmRuleId);
      await requireSoundRule(trx, orgId, draft);
      await requireTicketWish(trx, edit, draft, find(known, alarmRuleId).ticket);
    },
    write: async (trx, known) => {
      const { id, version, ...before } = find(known, alarmRuleId);
      const rule = { ...draft, id, version: version + 1 };
      await trx
        .updateTable('alarm_rule')
        .set({ ...columnsOf(draft), version: rule.version })
        .where('org_id', '=', orgId)
        .where('id', '=', id)
        .execute();
      await askAtOnce(trx, edit, rule);
      return {
        result: { ...rule, raised: (await countRaised(trx, orgId, now)).get(id) ?? 0 },
        audit: auditOf('update', rule, { before, after: draft }),
        effects: await told(trx, edit, { id, version: rule.version, op: 'updated' }),
      };
    },
  });
}

/** Removes a rule: its alarms are over at once, and stay in the history under its name. @throws {HttpProblem} 404, 412 */
export function removeRule(ports: CommandPorts, edit: RuleEdit): Promise<void> {
  const { orgId, alarmRuleId, now } = edit;
  return runCommand<readonly StoredRule[], void>(ports, edit, {
    lock: (trx) => lockRules(trx, orgId),
    authorize: (_trx, known) => requireVersion(find(known, alarmRuleId), edit.version),
    write: async (trx, known) => {
      const { id, version, ...before } = find(known, alarmRuleId);
      await trx
        .updateTable('alarm_rule')
        .set({ removed_at: new Date(now), state: 'off', version: version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', id)
        .execute();
      await askAtOnce(trx, edit, { ...before, id, version, state: 'off' });
      return {
        result: undefined,
        audit: auditOf('delete', { ...before, id }, { before }),
        effects: await told(trx, edit, { id, version: version + 1, op: 'deleted' }),
      };
    },
  });
}

/** The clock asks the rule next of every device that it stands with, or is to. */
async function askAtOnce(trx: Transaction<Database>, { orgId, now }: PersonalEdit, rule: StoredRule): Promise<void> {
  const at = new Date(now);
  await trx
    .updateTable('alarm_rule_instance')
    .set({ due_at: at })
    .where('org_id', '=', orgId)
    .where('rule_id', '=', rule.id)
    .execute();
  if (rule.state === 'off') return;
  const { scope, buildingId } = rule;
  const chosen =
    scope.kind === 'type'
      ? sql`d.type_key = ${scope.typeKey}`
      : scope.kind === 'devices'
        ? sql`d.id = ANY(${scope.deviceIds}::uuid[])`
        : sql`true`;
  // One that has said nothing yet of what the rule watches is asked about when it does.
  await sql`
    INSERT INTO alarm_rule_instance (org_id, rule_id, device_id, state, since, due_at)
    SELECT d.org_id, ${rule.id}, d.id, 'normal', ${at}, ${at} FROM device d
    WHERE d.org_id = ${orgId} AND d.enabled AND ${buildingId === null ? sql`true` : sql`d.building_id = ${buildingId}`} AND ${chosen}
      AND EXISTS (SELECT 1 FROM telemetry_latest l WHERE l.org_id = d.org_id AND l.device_id = d.id
        AND l.key = ANY(${[...watchedBy(rule)]}::text[]))
    ON CONFLICT (org_id, rule_id, device_id) DO NOTHING`.execute(trx);
}

async function lockRules(trx: Transaction<Database>, orgId: string): Promise<StoredRule[]> {
  await lockOrganization(trx, orgId);
  // Who takes a step by a rule reads it under a lock of its own: none goes on by what it was.
  await trx.selectFrom('alarm_rule').select('id').where('org_id', '=', orgId).orderBy('id').forUpdate().execute();
  return readRules(trx, orgId);
}

/** No two rules of an organisation are called alike. @throws {HttpProblem} 422 */
function requireFreeName(known: readonly StoredRule[], { name }: AlarmRuleDraft, ownId: string | null): void {
  if (known.some((one) => one.id !== ownId && one.name.toLowerCase() === name.toLowerCase()))
    throw invalidField('name', 'name-taken');
}

function find(known: readonly StoredRule[], id: string): StoredRule {
  const rule = known.find((one) => one.id === id);
  if (rule === undefined) throw notFound();
  return rule;
}

function auditOf(
  action: 'create' | 'update' | 'delete',
  { id, buildingId }: Pick<StoredRule, 'id' | 'buildingId'>,
  said: { readonly before?: object; readonly after?: object },
): AuditFacts {
  return { action, entity: 'alarm_rule', entityId: id, ...(buildingId === null ? {} : { buildingId }), ...said };
}

/** The open pages of all buildings hear of it, and so does every process that remembers the rules. */
async function told(
  trx: Transaction<Database>,
  { orgId, now }: PersonalEdit,
  changed: Pick<EventPacket, 'id' | 'version' | 'op'>,
): Promise<Effect[]> {
  const buildings = await trx.selectFrom('building').select('id').where('org_id', '=', orgId).execute();
  const packet: EventPacket = { entity: 'alarm-rule', ...changed, at: new Date(now).toISOString() };
  return buildings.map(({ id }) => ({
    kind: 'publish',
    topic: buildingTopic({ orgId, buildingId: id }, 'ev'),
    packet,
  }));
}
