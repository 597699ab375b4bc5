export {
  instalmentAgreements,
  instalmentChart,
  instalmentCounts,
  instalmentMoves,
  instalmentPartStates,
  instalmentRhythms,
  instalmentSplits,
  instalmentStates,
  isOpenPlan,
  type InstalmentAgreement,
  type InstalmentMove,
  type InstalmentPartState,
  type InstalmentRhythm,
  type InstalmentSplit,
  type InstalmentState,
} from './instalment-words.ts';

/** How somebody has paid what is recorded by hand. */
export const paymentMethods = ['cash', 'transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How somebody pays by themselves, through the gateway of the organisation: a code for the camera, or a virtual account. */
export const onlineMethods = ['qris', 'va'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/** How the money of a payment came in: from outside, or from the payer's deposit. */
export const receivedMethods = [...paymentMethods, ...onlineMethods, 'deposit'] as const;
export type ReceivedMethod = (typeof receivedMethods)[number];

/** What an online payment is for: bills that were chosen, the deposit of who pays, or an order of products. */
export const onlinePurposes = ['bills', 'top-up', 'order'] as const;
export type OnlinePurpose = (typeof onlinePurposes)[number];

/** Banks at which a virtual account can be opened. */
export const vaBanks = ['bca', 'bni', 'bri', 'permata', 'cimb'] as const;
export type VaBank = (typeof vaBanks)[number];

/** A way to pay online: QRIS, or the virtual account of a bank. */
export type PayWay = Exclude<OnlineMethod, 'va'> | VaBank;

/** The ways that are open: QRIS first, then each bank. */
export function payWaysOf({
  methods,
  banks,
}: {
  readonly methods: readonly OnlineMethod[];
  readonly banks: readonly VaBank[];
}): PayWay[] {
  const open = onlineMethods.filter((method) => methods.includes(method));
  return open.flatMap((method) => (method === 'va' ? vaBanks.filter((bank) => banks.includes(bank)) : [method]));
}

/** A way as the server is asked for it. */
export function howToPay(way: PayWay): { readonly method: OnlineMethod; readonly bank: VaBank | null } {
  return way === 'qris' ? { method: way, bank: null } : { method: 'va', bank: way };
}

/** The most that is paid by one QRIS code, in whole rupiah (PADG 24/1/PADG/2022). */
export const mostByQris = 10_000_000;

/** At which gateway an organisation takes payments: none, Midtrans itself, its rehearsal, or the simulator of this computer. */
export const gatewayPlaces = ['none', 'production', 'sandbox', 'simulator'] as const;
export type GatewayPlace = (typeof gatewayPlaces)[number];

/** Where an online payment stands. */
export const onlinePaymentStates = [
  'created',
  'pending',
  'settled',
  'expired',
  'failed',
  'cancelled',
  'refunded',
] as const;
export type OnlinePaymentState = (typeof onlinePaymentStates)[number];

/** What the gateway says of an online payment. */
export const onlinePaymentMoves = ['open', 'settle', 'expire', 'fail', 'cancel', 'refund'] as const;
export type OnlinePaymentMove = (typeof onlinePaymentMoves)[number];

/**
 * The chart of an online payment. Nothing leads back but a refund: money that arrives after the payment was given up is money
 * all the same, and what was paid is not given up by a later word.
 */
export const onlinePaymentChart: Readonly<
  Record<OnlinePaymentState, Partial<Record<OnlinePaymentMove, OnlinePaymentState>>>
> = {
  created: { open: 'pending', settle: 'settled', expire: 'expired', fail: 'failed', cancel: 'cancelled' },
  pending: { settle: 'settled', expire: 'expired', fail: 'failed', cancel: 'cancelled' },
  settled: { refund: 'refunded' },
  expired: { settle: 'settled' },
  failed: { settle: 'settled' },
  cancelled: { settle: 'settled' },
  refunded: {},
};

/** Who reads of an online payment: its payer, or who keeps the books. */
export const onlineReaders = ['payer', 'bookkeeper'] as const;
export type OnlineReader = (typeof onlineReaders)[number];

/** Whether somebody may still pay it. */
export const isOpenOnline = (state: OnlinePaymentState): boolean => state === 'created' || state === 'pending';

/** Where a payment stands. */
export const paymentStates = ['settled', 'reversed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What is done to a payment. */
export const paymentMoves = ['reverse'] as const;
export type PaymentMove = (typeof paymentMoves)[number];

/** The chart of a payment: to which state each move leads; a move that is not named is refused. It is taken back once. */
export const paymentChart: Readonly<Record<PaymentState, Partial<Record<PaymentMove, PaymentState>>>> = {
  settled: { reverse: 'reversed' },
  reversed: {},
};

/** How long ago a bill was due: not yet, up to 30, 60 and 90 days ago, or longer. The day it is due counts as not yet. */
export const ageBands = ['not-due', 'days-30', 'days-60', 'days-90', 'older'] as const;
export type AgeBand = (typeof ageBands)[number];

/** The last day of each age, in days since a bill was due; null where it has no end. */
export const lastDayOfAge: Readonly<Record<AgeBand, number | null>> = {
  'not-due': 0,
  'days-30': 30,
  'days-60': 60,
  'days-90': 90,
  older: null,
};

/**
 * Where a bill stands: a draft until its run is issued, then by what is paid and credited of it, and whether its payer disputes
 * some of it.
 */
export const billStates = ['draft', 'issued', 'partial', 'disputed', 'disputed-partial', 'paid', 'cancelled'] as const;
export type BillState = (typeof billStates)[number];

/**
 * What happens to a bill: it is issued, some or all of what is open is paid or credited, some or all of what was paid is taken
 * back, its payer disputes it, and is answered.
 */
export const billMoves = [
  'issue',
  'pay-part',
  'pay-rest',
  'credit-part',
  'credit-rest',
  'take-back-part',
  'take-back-all',
  'dispute',
  'answer',
] as const;
export type BillMove = (typeof billMoves)[number];

/**
 * The chart of a bill. The database reckons its state from what is paid, credited and disputed; this says which ways lead from one
 * to the other. What is paid or credited in full is disputed no more.
 */
export const billChart: Readonly<Record<BillState, Partial<Record<BillMove, BillState>>>> = {
  draft: { issue: 'issued' },
  issued: {
    'pay-part': 'partial',
    'pay-rest': 'paid',
    'credit-part': 'issued',
    'credit-rest': 'cancelled',
    dispute: 'disputed',
  },
  partial: {
    'pay-part': 'partial',
    'pay-rest': 'paid',
    'credit-part': 'partial',
    'credit-rest': 'paid',
    'take-back-part': 'partial',
    'take-back-all': 'issued',
    dispute: 'disputed-partial',
  },
  disputed: {
    'pay-part': 'disputed-partial',
    'pay-rest': 'paid',
    'credit-part': 'disputed',
    'credit-rest': 'cancelled',
    answer: 'issued',
  },
  'disputed-partial': {
    'pay-part': 'disputed-partial',
    'pay-rest': 'paid',
    'credit-part': 'disputed-partial',
    'credit-rest': 'paid',
    'take-back-part': 'disputed-partial',
    'take-back-all': 'disputed',
    answer: 'partial',
  },
  paid: { 'take-back-part': 'partial', 'take-back-all': 'issued' },
  cancelled: {},
};

/** Where a dispute of a bill stands; `settled`: all of the bill was paid or credited before anybody answered. */
export const disputeStates = ['open', 'accepted', 'refused', 'settled'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What is done about a dispute. */
export const disputeMoves = ['accept', 'refuse', 'settle'] as const;
export type DisputeMove = (typeof disputeMoves)[number];

/** The chart of a dispute: it is answered once. */
export const disputeChart: Readonly<Record<DisputeState, Partial<Record<DisputeMove, DisputeState>>>> = {
  open: { accept: 'accepted', refuse: 'refused', settle: 'settled' },
  accepted: {},
  refused: {},
  settled: {},
};

/** Where a bill of `outstanding` rupiah stands once `amount` of them, at most all, are paid. */
export function billStateAfter(state: BillState, outstanding: number, amount: number): BillState {
  if (amount === 0) return state;
  return billChart[state][amount < outstanding ? 'pay-part' : 'pay-rest'] ?? state;
}
