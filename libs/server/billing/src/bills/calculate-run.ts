import { randomUUIDv7 } from 'node:crypto';
import type { BillingReview, BillingRun, Tariff } from '@imah/contract/billing';
import { fromRupiah, periodBounds, type Stay, sumOf } from '@imah/ledger';
import { approvedConsumption, type ConsumptionOf } from '@imah/server-metering';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type PendingCharge, readPendingCharges } from '../charges/pending-charges.ts';
import { type RatedUnit, rateUnit } from './rate-unit.ts';
import { basisHash, readBasis } from './run-basis.ts';
import { type BilledBefore, readBilledUsage, type StayRow, type UnitRow } from './run-inputs.ts';
import { countRunReadings } from './run-readings.ts';
import type { RunKey } from './run-key.ts';
import { usageOfUnit } from './usage-of-unit.ts';
import { type BillDraft, writeBills } from './write-bills.ts';
import type { OnProgress } from './on-progress.ts';

/** So many units are read and written at once: what their meters have counted stays small in memory. */
const unitsAtOnce = 500;

/** What all units of a run are reckoned by. */
interface Month {
  readonly period: string;
  readonly isOver: boolean;
  readonly tariffs: readonly Tariff[];
  readonly consumption: ConsumptionOf;
  readonly billed: BilledBefore;
}

/**
 * Reckons all bills of a run anew, in one transaction: a server that dies meanwhile leaves those that were there. The same
 * tariffs, units, stays, readings and charges that wait come to the same lines.
 */
export async function calculateRun(
  trx: Transaction<Database>,
  key: RunKey,
  run: BillingRun,
  { now, onProgress }: { readonly now: number; readonly onProgress: OnProgress },
): Promise<void> {
  const { orgId, runId } = key;
  const { period } = run;
  await trx.deleteFrom('bill').where('org_id', '=', orgId).where('run_id', '=', runId).execute();
  // Before they are read: one that comes meanwhile makes the run outdated.
  const { readings, timeZone } = await countRunReadings(trx, key, period);
  const basis = await readBasis(trx, key, period);
  const { units, stays, tariffs } = basis;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const isOver = today >= periodBounds(period).to;
  const charges = await readPendingCharges(trx, key);
  const gaps: BillingReview['gaps'] = [];
  for (let at = 0; at < units.length; at += unitsAtOnce) {
    const some = units.slice(at, at + unitsAtOnce);
    const unitIds = tariffs.some(({ basis }) => basis === 'meter') ? some.map(({ id }) => id) : [];
    const consumption = await approvedConsumption(trx, { orgId, unitIds, timeZone });
    const billed = await readBilledUsage(trx, orgId, unitIds);
    const month = { period, isOver, tariffs, consumption, billed };
    const rated = some.map((unit) => billUnit(month, unit, stays.get(unit.id) ?? [], charges.get(unit.id) ?? []));
    gaps.push(...rated.flatMap((unit) => unit.gaps));
    await writeBills(
      trx,
      key,
      run,
      rated.flatMap((unit) => unit.bills),
    );
    await onProgress((at + some.length) / units.length);
  }
  await trx
    .updateTable('billing_run')
    .set({ gaps: JSON.stringify(gaps), readings_counted: readings, basis_hash: basisHash(basis, period) })
    .where('org_id', '=', orgId)
    .where('id', '=', runId)
    .execute();
}

/** The bills of one unit, one for each payer, and what is missing of them. */
function billUnit(
  { period, isOver, tariffs, consumption, billed }: Month,
  { id: unitId, code: unitCode, areaMilli }: UnitRow,
  stays: readonly StayRow[],
  charges: readonly PendingCharge[],
): { readonly bills: BillDraft[]; readonly gaps: BillingReview['gaps'] } {
  const gaps: BillingReview['gaps'] = [];
  const unit: RatedUnit = {
    areaMilli: BigInt(areaMilli),
    payers: stays.filter(({ isPayer }) => isPayer).map(stayOf),
    owners: stays.filter(({ isOwner }) => isOwner).map(stayOf),
    usageOf: (kind, payer) => {
      const month = periodBounds(period);
      const known = usageOfUnit(consumption, { unitId, kind, month, isOver, payer, billed: billed(unitId, kind) });
      gaps.push(...known.gaps.map((gap) => ({ unitCode, ...gap })));
      return known.usage;
    },
  };
  const { lines, daysWithoutPayer, lacksArea } = rateUnit(period, unit, tariffs);
  const payers = new Set([...lines, ...charges].map(({ personId }) => personId));
  const bills = [...payers].map((personId) => {
    const own = lines.filter((line) => line.personId === personId);
    const ordered = charges.filter((charge) => charge.personId === personId);
    const asked = sumOf(own.flatMap(({ amount, tax, localTax }) => [amount, tax, localTax]));
    const total = fromRupiah(asked) + ordered.reduce((sum, { amount, tax }) => sum + amount + tax, 0);
    return { id: randomUUIDv7(), unitId, unitCode, personId, total, lines: own, charges: ordered };
  });
  if (daysWithoutPayer > 0) gaps.unshift({ unitCode, gap: 'no-payer', days: daysWithoutPayer, meter: null });
  if (lacksArea) gaps.unshift({ unitCode, gap: 'no-area', days: 0, meter: null });
  return { bills, gaps };
}

const stayOf = ({ personId, from, to }: StayRow): Stay<string> => ({ payer: personId, from, to });
