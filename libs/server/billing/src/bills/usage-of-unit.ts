import type { BillingReview, LineUsage } from '@imah/contract/billing';
import type { MeteredKind } from '@imah/contract/billing/words';
import type { Day } from '@imah/ledger';
import type { ConsumptionOf, UnitConsumption } from '@imah/server-metering';
import type { Usage, UsageChain } from './rate-usage.ts';

/** Up to which day what a unit used of one thing was billed, and the bills before it that it goes on from. */
export interface BilledUsage extends UsageChain {
  /** Who paid on the last of its days. */
  readonly personId: string;
  readonly to: Day;
}

/** Of what a unit used, what is asked for. */
export interface UsageQuestion {
  readonly unitId: string;
  readonly kind: MeteredKind;
  readonly month: { readonly from: Day; readonly to: Day };
  /** Whether the month has ended: before that nothing is estimated. */
  readonly isOver: boolean;
  /** Who pays on the first day of the month. */
  readonly payer: string | null;
  readonly billed: BilledUsage | undefined;
}

type Gap = Omit<BillingReview['gaps'][number], 'unitCode'>;

/** What a unit used; no usage where a meter was not read, or where nothing has to be billed. */
export interface KnownUsage {
  readonly usage: Usage | null;
  readonly gaps: readonly Gap[];
}

const nothing: KnownUsage = { usage: null, gaps: [] };

/**
 * What a unit used in a month by approved readings. Where the same person was billed before, it begins where that bill ended
 * and takes up what that one asked too little or too much, by what is known now: whatever is read late, corrected or was
 * estimated, all bills of a payer together ask for what was counted.
 */
export function usageOfUnit(consumption: ConsumptionOf, question: UsageQuestion): KnownUsage {
  const { unitId, kind, month, isOver, payer, billed } = question;
  // A later month was billed first, and all up to its end with it.
  if (billed !== undefined && billed.to > month.from) return nothing;
  const before = billed !== undefined && billed.personId === payer ? billed : undefined;
  const span = { from: before?.to ?? month.from, to: month.to };
  const of = (days: { readonly from: Day; readonly to: Day }) =>
    consumption(unitId, days).filter(({ resource }) => resource === kind);
  const counted = of(span);
  if (counted.length === 0) return nothing;
  const meters = counted.flatMap((one) => (isKnown(one, isOver) ? [countedBy(one)] : []));
  if (meters.length < counted.length)
    return {
      usage: null,
      gaps: gapsOf(
        kind,
        'no-reading',
        counted.filter((one) => !isKnown(one, isOver)),
      ),
    };
  // All that was counted since the first of those bills, less all that they have asked for.
  const correctionMilli = before === undefined ? 0 : sum(of({ from: before.since, to: before.to })) - before.askedMilli;
  const chain =
    before === undefined ? { since: span.from, askedMilli: 0 } : { since: before.since, askedMilli: before.askedMilli };
  return {
    usage: { ...span, usedMilli: sum(counted), correctionMilli, meters, chain },
    gaps: gapsOf(
      kind,
      'estimate',
      counted.filter(({ end }) => end?.state !== 'approved'),
    ),
  };
}

/** Two ends are known, the last by a reading or, once the month is over, by an estimate. */
function isKnown(one: UnitConsumption, isOver: boolean): boolean {
  return one.basis !== 'none' && (one.end !== null || isOver);
}

function countedBy({
  meterId,
  number,
  registers,
  qtyMilli,
  basis,
  begin,
  end,
}: UnitConsumption): LineUsage['meters'][number] {
  return {
    meterId,
    number,
    registers,
    usedMilli: qtyMilli,
    basis: basis === 'readings' ? 'readings' : 'estimate',
    begin,
    end,
  };
}

function gapsOf(kind: MeteredKind, gap: 'no-reading' | 'estimate', meters: readonly UnitConsumption[]): Gap[] {
  return meters.map(({ meterId: id, number }) => ({ gap, days: 0, meter: { id, number, kind } }));
}

const sum = (counted: readonly UnitConsumption[]) => counted.reduce((all, { qtyMilli }) => all + qtyMilli, 0);
