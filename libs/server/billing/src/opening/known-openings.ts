import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Somebody of a unit, now or before. */
export interface KnownPayer {
  readonly personId: string;
  readonly name: string;
  readonly email: string | null;
  /** Whether they are in the unit today, and pay for it or own it. */
  readonly pays: boolean;
  readonly owns: boolean;
}

/** What a table of opening balances is read against. */
export interface KnownOpenings {
  /** The units of the building by their codes, in capitals. */
  readonly units: ReadonlyMap<string, { readonly id: string; readonly code: string }>;
  readonly people: ReadonlyMap<string, readonly KnownPayer[]>;
  /** Arrears that were taken over before and stand, as `arrearsKey` writes them. */
  readonly arrears: ReadonlySet<string>;
  /** Who has an opening deposit of this building that stands. */
  readonly deposits: ReadonlySet<string>;
}

/** By what arrears are the same as others: whose, of which month, for what. */
export function arrearsKey(of: { unitId: string; personId: string; period: string; memo: string | null }): string {
  return JSON.stringify([of.unitId, of.personId, of.period, of.memo?.toLowerCase() ?? null]);
}

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

export async function readKnownOpenings(db: Kysely<Database>, place: Place, today: string): Promise<KnownOpenings> {
  const { orgId, buildingId } = place;
  const units = await db
    .selectFrom('unit')
    .select(['id', 'code'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('deleted_at', 'is', null)
    .execute();
  return {
    units: new Map(units.map((unit) => [unit.code.toUpperCase(), unit])),
    people: await readPeople(db, place, today),
    arrears: await readArrears(db, place),
    deposits: await readDeposits(db, place),
  };
}

async function readPeople(db: Kysely<Database>, { orgId, buildingId }: Place, today: string) {
  const rows = await db
    .selectFrom('occupancy as o')
    .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'o.org_id').onRef('u.id', '=', 'o.unit_id'))
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'o.org_id').onRef('p.id', '=', 'o.person_id'))
    .select(['o.unit_id as unitId', 'p.id as personId', 'p.name', 'p.email', 'o.role', 'o.is_billing_party as isPayer'])
    .select((eb) => eb(eb.ref('o.period'), '@>', eb.cast<string>(eb.val(today), 'date')).as('isHere'))
    .where('o.org_id', '=', orgId)
    .where('u.building_id', '=', buildingId)
    .orderBy('o.id')
    .execute();
  const byUnit = Map.groupBy(rows, ({ unitId }) => unitId);
  return new Map(
    [...byUnit].map(([unitId, stays]) => {
      const people = [...Map.groupBy(stays, ({ personId }) => personId).values()];
      return [unitId, people.flatMap((own) => payerOf(own))] as const;
    }),
  );
}

type StayRow = Pick<KnownPayer, 'personId' | 'name' | 'email'> & {
  readonly role: string;
  readonly isPayer: boolean;
  readonly isHere: unknown;
};

function payerOf(stays: readonly StayRow[]): KnownPayer[] {
  const [first] = stays;
  if (first === undefined) return [];
  const { personId, name, email } = first;
  const here = stays.filter(({ isHere }) => isHere === true);
  const [pays, owns] = [here.some(({ isPayer }) => isPayer), here.some(({ role }) => role === 'owner')];
  return [{ personId, name, email, pays, owns }];
}

async function readArrears(db: Kysely<Database>, { orgId, buildingId }: Place): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('billing_run as r')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'r.org_id').onRef('b.run_id', '=', 'r.id'))
    .innerJoin('bill_line as l', (join) => join.onRef('l.org_id', '=', 'b.org_id').onRef('l.bill_id', '=', 'b.id'))
    .select(['b.unit_id as unitId', 'b.person_id as personId', 'r.period', 'l.memo'])
    .where('r.org_id', '=', orgId)
    .where('r.building_id', '=', buildingId)
    .where('r.kind', '=', 'opening')
    .where('r.state', '=', 'issued')
    .execute();
  return new Set(rows.map(arrearsKey));
}

async function readDeposits(db: Kysely<Database>, { orgId, buildingId }: Place): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('opening_import as i')
    .innerJoin('ledger_entry as e', (join) =>
      join
        .onRef('e.org_id', '=', 'i.org_id')
        .onRef('e.source_id', '=', 'i.id')
        .on('e.source_type', '=', 'opening_import')
        .on('e.reverses_id', 'is', null),
    )
    .innerJoin('ledger_posting as p', (join) =>
      join.onRef('p.org_id', '=', 'e.org_id').onRef('p.entry_id', '=', 'e.id'),
    )
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'p.org_id').onRef('a.id', '=', 'p.account_id'),
    )
    .select('a.person_id as personId')
    .where('i.org_id', '=', orgId)
    .where('i.building_id', '=', buildingId)
    .where('i.undone_at', 'is', null)
    .where('a.person_id', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ personId }) => (personId === null ? [] : [personId])));
}
