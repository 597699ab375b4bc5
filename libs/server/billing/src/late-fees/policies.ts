import { randomUUIDv7 } from 'node:crypto';
import type { LateFeePolicy, LateFeePolicyDraft } from '@imah/contract/payments';
import type { LateFeeScope } from '@imah/contract/billing/words';
import type { Kysely } from 'kysely';
import { type CommandPorts, nameOf, type PersonalEdit, readToday, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { runEvent } from '../bills/run-event.ts';

/** How far from today bills may begin or have begun to fall under it. */
const mostDays = 400;

/** A policy with the unit it is for, as it is reckoned by. */
export interface HeldPolicy extends LateFeePolicy {
  readonly unitId: string | null;
}

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** What is said of late fees in a building: by the organisation, by the building and of its units, the newest first. */
export async function readPolicies(db: Kysely<Database>, { orgId, buildingId }: Place): Promise<HeldPolicy[]> {
  const rows = await db
    .selectFrom('late_fee_policy as p')
    .leftJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'p.org_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['p.id', 'p.building_id as buildingId', 'p.unit_id as unitId', 'u.code as unitCode'])
    .select(['p.due_from as dueFrom', 'p.mode', 'p.rules', 'p.created_at as createdAt'])
    .select('p.created_by_name as createdByName')
    .where('p.org_id', '=', orgId)
    .where((where) => where.or([where('p.building_id', 'is', null), where('p.building_id', '=', buildingId)]))
    .orderBy('p.id', 'desc')
    .execute();
  return rows.map(({ buildingId: building, createdAt, ...row }) => ({
    ...row,
    scope: scopeOf(building, row.unitId),
    createdAt: createdAt.toISOString(),
  }));
}

/** The newest 200 of them. */
export async function listPolicies(db: Kysely<Database>, place: Place): Promise<LateFeePolicy[]> {
  return (await readPolicies(db, place)).slice(0, 200).map(({ unitId: _unit, ...policy }) => policy);
}

const scopeOf = (buildingId: string | null, unitId: string | null): LateFeeScope => {
  if (buildingId === null) return 'organization';
  return unitId === null ? 'building' : 'unit';
};

/** A draft as it would hold in a building. @throws {HttpProblem} 422 where the building has no such unit */
export async function heldBy(
  db: Kysely<Database>,
  place: Place,
  { unitCode, ...draft }: LateFeePolicyDraft,
): Promise<Pick<HeldPolicy, 'scope' | 'unitId' | 'dueFrom' | 'mode' | 'rules'>> {
  if (unitCode === null) return { ...draft, unitId: null };
  const unit = await db
    .selectFrom('unit')
    .select('id')
    .where('org_id', '=', place.orgId)
    .where('building_id', '=', place.buildingId)
    .where('code', '=', unitCode)
    // The code of one that was deleted may be that of another by now.
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (unit === undefined) throw invalidField('unitCode', 'not-an-option');
  return { ...draft, unitId: unit.id };
}

/** Says what is charged in a building, for a unit of it, or by its organisation. @throws {HttpProblem} 404, 422 */
export function createPolicy(
  ports: CommandPorts,
  edit: PersonalEdit & { readonly buildingId: string | null },
  draft: LateFeePolicyDraft,
): Promise<LateFeePolicy> {
  const { orgId, buildingId, actor, now } = edit;
  const id = randomUUIDv7();
  return runCommand<string | null, LateFeePolicy>(ports, edit, {
    lock: async (trx) => {
      if ((draft.scope === 'organization') !== (buildingId === null)) throw invalidField('scope', 'not-an-option');
      const today = buildingId === null ? dayOfJakarta(now) : (await readToday(trx, { orgId, buildingId }, now)).today;
      return refuseFar(draft.dueFrom, today);
    },
    write: async (trx) => {
      const unitId = buildingId === null ? null : (await heldBy(trx, { orgId, buildingId }, draft)).unitId;
      const { dueFrom, mode, rules, unitCode, scope } = draft;
      await trx
        .insertInto('late_fee_policy')
        .values({
          org_id: orgId,
          id,
          building_id: buildingId,
          unit_id: unitId,
          due_from: dueFrom,
          mode,
          rules: JSON.stringify(rules),
          created_at: new Date(now),
          created_by_name: nameOf(actor),
        })
        .execute();
      const result = { id, scope, unitCode, dueFrom, mode, rules };
      return {
        result: { ...result, createdAt: new Date(now).toISOString(), createdByName: nameOf(actor) },
        audit: {
          action: 'create',
          entity: 'late_fee_policy',
          entityId: id,
          ...(buildingId === null ? {} : { buildingId }),
          after: { dueFrom, unitCode, ruleCount: rules.length },
        },
        effects: buildingId === null ? [] : [runEvent({ orgId, buildingId, runId: id }, 1, now, 'created')],
      };
    },
  });
}

/** The day of an organisation, whose buildings may stand in several zones. */
const dayOfJakarta = (now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Asia/Jakarta').toPlainDate().toString();

function refuseFar(dueFrom: string, today: string): null {
  const days = Math.abs(Temporal.PlainDate.from(today).until(dueFrom, { largestUnit: 'days' }).days);
  if (days > mostDays) throw invalidField('dueFrom', 'not-an-option');
  return null;
}
