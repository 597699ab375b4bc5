import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type BillEvent, billMachine } from './bill-machine.ts';

/** What a person does about the money of a bill, in rupiah. */
type Deed = { readonly kind: 'pay' | 'take-back'; readonly amount: number };
const total = 100_000;
const deed = fc.record<Deed>({
  kind: fc.constantFrom('pay', 'take-back'),
  amount: fc.integer({ min: 1, max: total }),
});

/** The event that an amount comes to, and what is paid then; null where so much cannot be paid or taken back. */
function eventOf(paid: number, { kind, amount }: Deed): { readonly event: BillEvent; readonly paid: number } | null {
  const after = kind === 'pay' ? paid + amount : paid - amount;
  if (after < 0 || after > total) return null;
  const type =
    kind === 'pay' ? (after === total ? 'PAY_REST' : 'PAY_PART') : after === 0 ? 'TAKE_BACK_ALL' : 'TAKE_BACK_PART';
  return { event: { type }, paid: after };
}
const wordOf = (paid: number) => (paid === 0 ? 'issued' : paid === total ? 'paid' : 'partial');

it('a bill that was issued stands where its amounts say, whatever is paid and taken back in whatever order', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      const actor = createActor(billMachine).start();
      actor.send({ type: 'ISSUE' });
      let paid = 0;
      for (const one of deeds) {
        const next = eventOf(paid, one);
        if (next === null) continue;
        actor.send(next.event);
        paid = next.paid;

        expect(actor.getSnapshot().value).toBe(wordOf(paid));
      }
    }),
  );
});

it('nothing is paid on a bill that was not issued, and no bill is issued twice', () => {
  const actor = createActor(billMachine).start();
  for (const type of ['PAY_PART', 'PAY_REST', 'TAKE_BACK_PART', 'TAKE_BACK_ALL'] as const) actor.send({ type });
  const before = actor.getSnapshot().value;
  actor.send({ type: 'ISSUE' });

  expect([before, actor.getSnapshot().can({ type: 'ISSUE' })]).toEqual(['draft', false]);
});
