/** Where a payout of a deposit stands. What is asked for is held until it is paid or refused. */
export const payoutStates = ['requested', 'approved', 'paid', 'refused'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** What is done to a payout. */
export const payoutMoves = ['approve', 'pay', 'refuse'] as const;
export type PayoutMove = (typeof payoutMoves)[number];

/** The chart of a payout: to which state each move leads; a move that is not named is refused. */
export const payoutChart: Readonly<Record<PayoutState, Partial<Record<PayoutMove, PayoutState>>>> = {
  requested: { approve: 'approved', refuse: 'refused' },
  approved: { pay: 'paid', refuse: 'refused' },
  paid: {},
  refused: {},
};

/** Whether a payout still holds what it asks for. */
export const isHeld = (state: PayoutState): boolean => state === 'requested' || state === 'approved';

/** Why somebody who may answer payouts may not answer this one: it is theirs, or they have asked for it. */
export const payoutBars = ['own', 'requester'] as const;
export type PayoutBar = (typeof payoutBars)[number];

/** How long a payout to another account than the last one, and the first of all, waits before it can be paid, in milliseconds. */
export const accountWaitMs = 24 * 60 * 60 * 1000;

/** By what a line of a statement came about. */
export const walletEntryKinds = [
  'received',
  'paid',
  'bought',
  'refunded',
  'reversed',
  'held',
  'released',
  'opening',
  'other',
] as const;
export type WalletEntryKind = (typeof walletEntryKinds)[number];

/** What a line of a statement leads to. */
export const walletSources = ['payment', 'payout', 'order'] as const;
export type WalletSource = (typeof walletSources)[number];

/** Whether bills are paid by themselves from a deposit. */
export const autopaySwitches = ['on', 'off'] as const;
export type AutopaySwitch = (typeof autopaySwitches)[number];

/** When: as soon as a bill is issued, or on a day of the month. Either is told of the day before. */
export const autopayTimes = ['issued', 'day'] as const;
export type AutopayTime = (typeof autopayTimes)[number];

/** What became of a bill that was to be paid by itself. */
export const autopayStates = ['announced', 'paid', 'failed'] as const;
export type AutopayState = (typeof autopayStates)[number];

/** Why a bill was not paid by itself: too little was there, it asks for more than the limit, or nothing of it was open any more. */
export const autopayFailures = ['SALDO_KURANG', 'MELEBIHI_BATAS', 'TIDAK_ADA_TAGIHAN'] as const;
export type AutopayFailure = (typeof autopayFailures)[number];

/** Why a bill is not paid by itself; null where it is. */
export function autopayFault(bill: {
  /** What is open of the bill, what the deposit holds and the most that is paid of one bill, in whole rupiah. */
  readonly outstanding: number;
  readonly available: number;
  readonly limit: number;
}): AutopayFailure | null {
  if (bill.outstanding <= 0) return 'TIDAK_ADA_TAGIHAN';
  if (bill.outstanding > bill.limit) return 'MELEBIHI_BATAS';
  return bill.outstanding > bill.available ? 'SALDO_KURANG' : null;
}

/** Below this float, in whole rupiah, a closed-loop deposit needs no licence of Bank Indonesia. */
export const legalFloatLimit = 1_000_000_000;

/** Where {@link legalFloatLimit} is said. */
export const legalFloatSource = 'PBI 20/6/PBI/2018';

/** How near the float of an organisation is to its limit. */
export const floatLevels = ['far', 'near', 'reached'] as const;
export type FloatLevel = (typeof floatLevels)[number];

/** From 80 % of the limit on it is near; at the limit it is reached. Both in whole rupiah. */
export function floatLevelOf(float: number, limit: number): FloatLevel {
  if (float >= limit) return 'reached';
  return float * 5 >= limit * 4 ? 'near' : 'far';
}
