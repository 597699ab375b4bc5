/** What a tariff asks for. Of each, one tariff holds on a day in a building. */
export const chargeKinds = ['service-charge', 'sinking-fund', 'fixed'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** By what a charge is reckoned: each square metre of a unit, or each unit. */
export const chargeBases = ['area', 'unit'] as const;
export type ChargeBasis = (typeof chargeBases)[number];

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

/** Why a unit is not billed for all of a month. */
export const billingGaps = ['no-payer', 'no-area'] as const;
export type BillingGap = (typeof billingGaps)[number];
