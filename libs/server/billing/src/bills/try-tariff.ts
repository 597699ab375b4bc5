import type { Tariff, TariffTrial, TariffTrialDraft } from '@imah/contract/billing';
import { fromRupiah, periodBounds, type Stay, sumOf } from '@imah/ledger';
import { approvedConsumption, type ConsumptionOf } from '@imah/server-metering';
import { readToday } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import type { Kysely } from 'kysely';
import { rateUnit } from './rate-unit.ts';
import { readStays, readUnits, type StayRow, type UnitRow } from './run-inputs.ts';
import { tariffsOfMonth } from './tariffs.ts';
import { usageOfUnit } from './usage-of-unit.ts';

/** So many units are read at once: what their meters have counted stays small in memory. */
const unitsAtOnce = 500;
const shownRows = 100;

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** What one payer of a unit is asked for by what held and by what is tried, in rupiah. */
interface Asked {
  readonly unitCode: string;
  readonly personId: string;
  readonly before: number;
  readonly after: number;
}

/** What is known of a unit: what its payers are asked for, and how its meters were read. */
interface TriedUnit {
  readonly asked: readonly Asked[];
  readonly reading: 'known' | 'estimated' | 'unread';
}

/**
 * Reckons what a draft would have asked for in a month that is over, beside the tariff of its kind that held then: by the units
 * and people of that month and the readings that are approved by now. It stands by itself: what earlier bills asked too
 * much or too little is not taken up. @throws {HttpProblem} 404, 422 at `period` for a month that is not over
 */
export async function tryTariff(
  db: Kysely<Database>,
  place: Place,
  { tariff: draft, period }: TariffTrialDraft,
  now: number,
): Promise<TariffTrial> {
  const { today, timeZone } = await readToday(db, place, now);
  if (today < periodBounds(period).to) throw invalidField('period', 'in-the-future');
  const held = (await tariffsOfMonth(db, place, period)).find(({ kind }) => kind === draft.kind);
  const tried: Tariff = { ...draft, id: 'draft', to: null };
  const units = await readUnits(db, { ...place, runId: '' });
  const stays = await readStays(db, { ...place, runId: '' }, period);
  const byMeter = draft.basis === 'meter' || held?.basis === 'meter';
  const found: TriedUnit[] = [];
  for (let at = 0; at < units.length; at += unitsAtOnce) {
    const some = units.slice(at, at + unitsAtOnce);
    const unitIds = byMeter ? some.map(({ id }) => id) : [];
    const consumption = await approvedConsumption(db, { orgId: place.orgId, unitIds, timeZone });
    found.push(...some.map((unit) => tryUnit({ period, held, tried, consumption }, unit, stays.get(unit.id) ?? [])));
  }
  return summaryOf(db, place.orgId, period, found);
}

interface Month {
  readonly period: string;
  readonly held: Tariff | undefined;
  readonly tried: Tariff;
  readonly consumption: ConsumptionOf;
}

function tryUnit(
  { period, held, tried, consumption }: Month,
  { id: unitId, code: unitCode, areaMilli }: UnitRow,
  stays: readonly StayRow[],
): TriedUnit {
  const gaps = new Set<string>();
  const unit = {
    areaMilli: BigInt(areaMilli),
    payers: stays.filter(({ isPayer }) => isPayer).map(stayOf),
    owners: stays.filter(({ isOwner }) => isOwner).map(stayOf),
    usageOf: (kind: Parameters<Parameters<typeof rateUnit>[1]['usageOf']>[0], payer: string | null) => {
      const month = periodBounds(period);
      const known = usageOfUnit(consumption, { unitId, kind, month, isOver: true, payer, billed: undefined });
      for (const { gap } of known.gaps) gaps.add(gap);
      return known.usage;
    },
  };
  const sums = (tariff: Tariff | undefined) => askedBy(period, unit, tariff);
  const [before, after] = [sums(held), sums(tried)];
  const people = new Set([...before.keys(), ...after.keys()]);
  return {
    asked: [...people].map((personId) => ({
      unitCode,
      personId,
      before: before.get(personId) ?? 0,
      after: after.get(personId) ?? 0,
    })),
    reading: gaps.has('no-reading') ? 'unread' : gaps.has('estimate') ? 'estimated' : 'known',
  };
}

const stayOf = ({ personId, from, to }: StayRow): Stay<string> => ({ payer: personId, from, to });

/** What each payer is asked for by one tariff, with taxes. */
function askedBy(
  period: string,
  unit: Parameters<typeof rateUnit>[1],
  tariff: Tariff | undefined,
): ReadonlyMap<string, number> {
  const { lines } = rateUnit(period, unit, tariff === undefined ? [] : [tariff]);
  const byPerson = Map.groupBy(lines, ({ personId }) => personId);
  return new Map(
    [...byPerson].map(([personId, own]) => [
      personId,
      fromRupiah(sumOf(own.flatMap(({ amount, tax, localTax }) => [amount, tax, localTax]))),
    ]),
  );
}

async function summaryOf(
  db: Kysely<Database>,
  orgId: string,
  period: string,
  units: readonly TriedUnit[],
): Promise<TariffTrial> {
  const asked = units.flatMap((unit) => unit.asked);
  const sum = (of: (one: Asked) => number) => asked.reduce((all, one) => all + of(one), 0);
  const changeOf = ({ before, after }: Asked) => Math.abs(after - before);
  const top = asked
    .filter((one) => changeOf(one) > 0)
    .toSorted((one, other) => changeOf(other) - changeOf(one))
    .slice(0, shownRows);
  const names = await readNames(db, orgId, [...new Set(top.map(({ personId }) => personId))]);
  return {
    period,
    before: sum(({ before }) => before),
    after: sum(({ after }) => after),
    more: asked.filter(({ before, after }) => after > before).length,
    less: asked.filter(({ before, after }) => after < before).length,
    same: asked.filter(({ before, after }) => after === before).length,
    rows: top.map(({ personId, ...row }) => ({ ...row, personName: names.get(personId) ?? '' })),
    unread: units.filter(({ reading }) => reading === 'unread').length,
    estimated: units.filter(({ reading }) => reading === 'estimated').length,
  };
}

async function readNames(db: Kysely<Database>, orgId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const people = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('org_id', '=', orgId)
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
