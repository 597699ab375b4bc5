/**
 * How an order is paid: by a line of the next bill of its unit, from the deposit of who orders at once, or now by QRIS or a virtual
 * account.
 */
export const orderPayments = ['next-bill', 'deposit', 'online'] as const;
export type OrderPayment = (typeof orderPayments)[number];

/** Where an order stands once it was placed. */
export const orderStates = ['placed', 'billed', 'paid', 'processing', 'completed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** What people do to an order that was placed. */
export const orderMoves = ['begin', 'complete', 'cancel'] as const;
export type OrderMove = (typeof orderMoves)[number];

/** What happens to an order by itself: it is placed, a bill asks for it, it is paid, its payment is taken back. */
export const orderHappenings = ['place', 'bill', 'pay', 'reverse'] as const;
export type OrderHappening = (typeof orderHappenings)[number];

/** The chart of an order: to which state each step leads; a step that is not named is refused. */
export const orderChart: Readonly<
  Record<OrderState | 'cart', Partial<Record<OrderMove | OrderHappening, OrderState>>>
> = {
  cart: { place: 'placed' },
  placed: { bill: 'billed', pay: 'paid', cancel: 'cancelled' },
  billed: { pay: 'paid', cancel: 'cancelled' },
  paid: { begin: 'processing', cancel: 'cancelled', reverse: 'billed' },
  processing: { complete: 'completed', cancel: 'cancelled' },
  completed: {},
  cancelled: {},
};

/** What became of the code that somebody wrote. */
export const orderCodeStates = ['none', 'used', 'not-used'] as const;
export type OrderCodeState = (typeof orderCodeStates)[number];

/** How much there is of an order at most. */
export const orderBounds = { lines: 30, noteLength: 300, reasonLength: 500, searchLength: 60 } as const;
