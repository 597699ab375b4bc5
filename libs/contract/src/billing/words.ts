import type { MeterResource } from '../metering/words.ts';

export { faultyTier } from './tiers.ts';

/** What a tariff asks of every unit alike, or by its area. */
export const plainKinds = ['service-charge', 'sinking-fund', 'fixed'] as const;
export type PlainKind = (typeof plainKinds)[number];

/** What a tariff asks for by the meters of a unit. */
export const meteredKinds = [
  'electricity',
  'water',
  'gas',
  'hot-water',
  'btu',
] as const satisfies readonly MeterResource[];
export type MeteredKind = (typeof meteredKinds)[number];

/** What a tariff asks for. Of each, one tariff holds on a day in a building. */
export const chargeKinds = [...plainKinds, ...meteredKinds] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** Whether a charge is asked for by the meters of a unit. */
export function isMetered(kind: ChargeKind): kind is MeteredKind {
  return meteredKinds.some((metered) => metered === kind);
}

/** By what a charge without a meter is reckoned: each square metre of a unit, or each unit. */
export const plainBases = ['area', 'unit'] as const;

/** By what a charge is reckoned. */
export const chargeBases = [...plainBases, 'meter'] as const;
export type ChargeBasis = (typeof chargeBases)[number];

/** How many tiers a tariff has at most, and the most of a local tax on electricity (UU 1/2022), in millionths. */
export const tariffBounds = { tiers: 10, maxLocalTaxPpm: 100_000 } as const;

/** What a bill asks for: the charges of a month, fees for what is paid late, or what was owed before the books began. */
export const billKinds = ['month', 'late-fee', 'opening'] as const;
export type BillKind = (typeof billKinds)[number];

/** What a line of a bill is for. */
export const lineKinds = [...chargeKinds, 'late-fee', 'opening', 'product'] as const;
export type LineKind = (typeof lineKinds)[number];

/** By what a line of a bill is reckoned. */
export type LineBasis = ChargeBasis | 'late-fee' | 'opening' | 'product';

/** What a column of a table of opening balances can mean. */
export const openingColumns = ['unit', 'person', 'period', 'due', 'memo', 'owed', 'kept'] as const;
export type OpeningColumn = (typeof openingColumns)[number];

/** The most that an import of opening balances takes: rows, rupiah of a row, and the hours in which it can be undone. */
export const openingBounds = { rows: 5_000, amount: 100_000_000_000, memoLength: 120, undoHours: 24 } as const;

/** For how many days a link to a bill is good. */
export const billLinkDays = { least: 1, most: 90, usual: 30 } as const;

/** So many links to one bill are good at once at most. */
export const mostBillLinks = 20;

/** Whether a link to a bill is good. */
export const billLinkStates = ['open', 'expired', 'withdrawn'] as const;
export type BillLinkState = (typeof billLinkStates)[number];

/** Where a link to a bill leads. Its token stands behind the `#`, which no browser sends to any server. */
export const billLinkPath = (token: string): string => `/tagihan#${token}`;

/** How often a fee for paying late arises, from the day after the days of grace on. */
export const lateFeeRhythms = ['once', 'monthly', 'daily'] as const;
export type LateFeeRhythm = (typeof lateFeeRhythms)[number];

/** For which place a rule of late fees is set: the narrowest that says something holds. */
export const lateFeeScopes = ['organization', 'building', 'unit'] as const;
export type LateFeeScope = (typeof lateFeeScopes)[number];

/** What a place says of late fees: they are charged, they are not, or what the wider place says holds again. */
export const lateFeeModes = ['charge', 'none', 'inherit'] as const;
export type LateFeeMode = (typeof lateFeeModes)[number];

/** The most that a rule of late fees may say. */
export const lateFeeBounds = { rules: 2, graceDays: 90, amount: 1_000_000_000, ppm: 1_000_000 } as const;

/** Who pays: whoever was named as payer of the unit, else its owner; or its owner always. */
export const chargePayers = ['occupant', 'owner'] as const;
export type ChargePayer = (typeof chargePayers)[number];

/** How value added tax is reckoned: not at all, on eleven twelfths of the price, on all of it. */
export const chargeTaxes = ['none', 'ppn-other-value', 'ppn-full'] as const;
export type ChargeTax = (typeof chargeTaxes)[number];

/** Where a run of bills stands. */
export const billingRunStates = ['draft', 'calculated', 'reviewed', 'issued'] as const;
export type BillingRunState = (typeof billingRunStates)[number];

/** What is done to a run. */
export const billingRunMoves = ['calculate', 'review', 'issue'] as const;
export type BillingRunMove = (typeof billingRunMoves)[number];

/** The chart of a run: to which state each move leads; a move that is not named is refused. What is issued stays. */
export const billingRunChart: Readonly<Record<BillingRunState, Partial<Record<BillingRunMove, BillingRunState>>>> = {
  draft: { calculate: 'calculated' },
  calculated: { calculate: 'calculated', review: 'reviewed' },
  reviewed: { calculate: 'calculated', issue: 'issued' },
  issued: {},
};

/** The moves of a run that take long in a large building. */
export const longRunMoves = ['calculate', 'issue'] as const satisfies readonly BillingRunMove[];
export type LongRunMove = (typeof longRunMoves)[number];

/** Why long work on a run ended without having changed anything. */
export const runFailures = ['outdated', 'other'] as const;
export type RunFailure = (typeof runFailures)[number];

/**
 * Why a unit is not billed for all of a month. `no-reading`: nothing is asked for by its meter; `estimate`: nobody read it at
 * the end of the month, and it is billed by what it usually counts.
 */
export const billingGaps = ['no-payer', 'no-area', 'no-reading', 'estimate'] as const;
export type BillingGap = (typeof billingGaps)[number];

/** Whether a run that was reckoned still says what readings, units, stays and tariffs say, or some changed since. */
export const runFigures = ['current', 'outdated'] as const;
export type RunFigures = (typeof runFigures)[number];
