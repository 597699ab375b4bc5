import type { MeteredKind } from '@imah/contract/billing/words';
import { periodBounds } from '@imah/ledger';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { RunKey } from './run-key.ts';
import type { BilledUsage } from './usage-of-unit.ts';

/** Somebody in a unit on some days of the month. */
export interface StayRow {
  readonly unitId: string;
  readonly personId: string;
  readonly isPayer: boolean;
  readonly isOwner: boolean;
  readonly from: string;
  readonly to: string | null;
}

/** A unit that can be billed. */
export interface UnitRow {
  readonly id: string;
  readonly code: string;
  readonly areaMilli: number;
}

/** The units of a building by their codes. What is nobody's own is not billed. */
export async function readUnits(db: Kysely<Database>, { orgId, buildingId }: RunKey): Promise<UnitRow[]> {
  return db
    .selectFrom('unit')
    .select(['id', 'code', 'area_milli_m2 as areaMilli'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('deleted_at', 'is', null)
    .where('kind', '<>', 'common')
    .orderBy('code')
    .orderBy('id')
    .execute();
}

/** How many units of a building can be billed. */
export async function countUnits(db: Kysely<Database>, { orgId, buildingId }: RunKey): Promise<number> {
  const { count } = await db
    .selectFrom('unit')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('deleted_at', 'is', null)
    .where('kind', '<>', 'common')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who was in the units of a building in a month, by unit. */
export async function readStays(db: Kysely<Database>, { orgId, buildingId }: RunKey, period: string) {
  const { from, to } = periodBounds(period);
  const { rows } = await sql<StayRow>`
    SELECT o.unit_id AS "unitId", o.person_id AS "personId", o.is_billing_party AS "isPayer", o.role = 'owner' AS "isOwner",
      coalesce(lower(o.period), '0001-01-01')::text AS "from", upper(o.period)::text AS "to"
    FROM occupancy o JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id
    WHERE o.org_id = ${orgId} AND u.building_id = ${buildingId} AND o.period && daterange(${from}::date, ${to}::date)
    ORDER BY lower(o.period), o.share_ppm DESC NULLS LAST, o.id`.execute(db);
  return Map.groupBy(rows, ({ unitId }) => unitId);
}

/** What the newest issued bill of a unit asked of one thing that meters count. */
export type BilledBefore = (unitId: string, kind: MeteredKind) => BilledUsage | undefined;

/** Reads up to when what units used has been billed. */
export async function readBilledUsage(
  trx: Transaction<Database>,
  orgId: string,
  unitIds: readonly string[],
): Promise<BilledBefore> {
  if (unitIds.length === 0) return () => undefined;
  const rows = await trx
    .selectFrom('bill_line as l')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'l.org_id').onRef('b.id', '=', 'l.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .distinctOn(['l.unit_id', 'l.kind'])
    .select([
      'l.unit_id as unitId',
      'l.kind',
      'b.person_id as personId',
      'l.usage_to as to',
      'l.usage_since as since',
      'l.usage_asked_milli as askedMilli',
    ])
    .where('l.org_id', '=', orgId)
    .where('l.unit_id', 'in', unitIds)
    .where('l.basis', '=', 'meter')
    .where('r.state', '=', 'issued')
    .orderBy('l.unit_id')
    .orderBy('l.kind')
    .orderBy('l.usage_to', 'desc')
    .orderBy('l.days_billed', 'desc')
    .execute();
  const known = new Map<string, BilledUsage>(
    rows.flatMap(({ unitId, kind, personId, to, since, askedMilli }) =>
      to === null || since === null || askedMilli === null
        ? []
        : [[`${unitId} ${kind}`, { personId, to, since, askedMilli }] as const],
    ),
  );
  return (unitId, kind) => known.get(`${unitId} ${kind}`);
}
