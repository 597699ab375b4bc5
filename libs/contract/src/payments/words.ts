/** How somebody has paid what is recorded by hand. */
export const paymentMethods = ['cash', 'transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

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

/** Where a bill stands: a draft until its run is issued, then by what is paid of it. */
export const billStates = ['draft', 'issued', 'partial', 'paid'] as const;
export type BillState = (typeof billStates)[number];

/** What happens to a bill: it is issued, some or all of what is open is paid, some or all of what was paid is taken back. */
export const billMoves = ['issue', 'pay-part', 'pay-rest', 'take-back-part', 'take-back-all'] as const;
export type BillMove = (typeof billMoves)[number];

/** The chart of a bill. The database reckons its state from what is paid; this says which ways lead from one to the other. */
export const billChart: Readonly<Record<BillState, Partial<Record<BillMove, BillState>>>> = {
  draft: { issue: 'issued' },
  issued: { 'pay-part': 'partial', 'pay-rest': 'paid' },
  partial: {
    'pay-part': 'partial',
    'pay-rest': 'paid',
    'take-back-part': 'partial',
    'take-back-all': 'issued',
  },
  paid: { 'take-back-part': 'partial', 'take-back-all': 'issued' },
};

/** Where a bill of `outstanding` rupiah stands once `amount` of them, at most all, are paid. */
export function billStateAfter(state: BillState, outstanding: number, amount: number): BillState {
  if (amount === 0) return state;
  return billChart[state][amount < outstanding ? 'pay-part' : 'pay-rest'] ?? state;
}
