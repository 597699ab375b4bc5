import { orderStates } from '@imah/contract/catalogue/words';
import { describe, expect, it } from 'vitest';
import { nextOf, standOf } from './stand-of-order.ts';

type Next = Parameters<typeof nextOf>[0];
type Online = NonNullable<Next['onlinePayment']>;

/** Of a payment its state alone is read. */
const paid = (state: Online['state']) => ({ state }) as Online;
const cancelled = (state: Online['state'], refunded = 0): Next => ({
  state: 'cancelled',
  payment: 'online',
  refunded,
  onlinePayment: paid(state),
});

describe('where an order stands', () => {
  it('is that it is not paid yet, of one that is paid online and was placed alone', () => {
    expect(orderStates.map((state) => standOf({ state, payment: 'online' }))).toEqual(
      orderStates.map((state) => (state === 'placed' ? 'unpaid' : state)),
    );
  });

  it.each(['next-bill', 'deposit'] as const)('is its state where it is paid by %s', (payment) => {
    expect(orderStates.map((state) => standOf({ state, payment }))).toEqual([...orderStates]);
  });
});

describe('what is said of an order that was cancelled', () => {
  it.each<[Online['state'], ReturnType<typeof nextOf>]>([
    ['expired', 'not-paid'],
    ['failed', 'not-taken'],
    ['refunded', 'given-back'],
    ['settled', 'too-late'],
    ['pending', 'cancelled'],
  ])('once its payment is %s: %s', (state, said) => {
    expect(nextOf(cancelled(state))).toBe(said);
  });

  it('is no more that the money came too late once that went back', () => {
    expect(nextOf(cancelled('settled', 25_000))).toBe('cancelled');
  });

  it('is no more that the money is in the deposit once people have taken its payment back', () => {
    const order = cancelled('settled');

    expect(nextOf({ ...order, onlinePayment: { ...paid('settled'), isReversed: true } })).toBe('taken-back');
  });

  it('is that alone where it was never paid online', () => {
    const order: Next = { state: 'cancelled', payment: 'next-bill', refunded: 0, onlinePayment: null };

    expect(nextOf(order)).toBe('cancelled');
  });
});

it('says of an order that waits for its payment that, though the payment has expired by now', () => {
  const order: Next = { state: 'placed', payment: 'online', refunded: 0, onlinePayment: paid('expired') };

  expect(nextOf(order)).toBe('unpaid');
});
