import { decide, type PolicyActor } from '@imah/contract/access';
import type { AlarmRule } from '@imah/contract/alarms';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readRules } from './rule-rows.ts';

/** How far back it is counted what a rule has raised. */
const countedMs = 30 * 86_400_000;

/** The rules that hold in a building the person reaches, the noisiest first. */
export async function listRules(
  db: Kysely<Database>,
  actor: PolicyActor,
  orgId: string,
  now: number,
): Promise<AlarmRule[]> {
  const raised = await countRaised(db, orgId, now);
  return (await readRules(db, orgId))
    .filter(
      ({ buildingId }) =>
        decide(actor, 'alarmRule.view', { orgId, ...(buildingId === null ? {} : { buildingId }) }) === 'allowed',
    )
    .map((rule) => ({ ...rule, raised: raised.get(rule.id) ?? 0 }))
    .toSorted((a, b) => b.raised - a.raised || a.name.localeCompare(b.name, 'id'));
}

/** How many alarms each rule of an organisation has raised in the last 30 days. */
export async function countRaised(
  db: Kysely<Database>,
  orgId: string,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('alarm')
    .select(['rule_id as ruleId', ({ fn }) => fn.countAll<number>().as('raised')])
    .where('org_id', '=', orgId)
    .where('rule_id', 'is not', null)
    .where('raised_at', '>', new Date(now - countedMs))
    .groupBy('rule_id')
    .execute();
  return new Map(rows.flatMap(({ ruleId, raised }) => (ruleId === null ? [] : [[ruleId, raised]])));
}
