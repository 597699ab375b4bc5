import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type MeterReadingEvent, type MeterReadingInput, meterReadingMachine } from './meter-reading-machine.ts';

const firsts = ['submitted', 'approved', 'estimate'] as const satisfies readonly MeterReadingInput['first'][];
const event = fc.constantFrom<MeterReadingEvent>({ type: 'APPROVE' }, { type: 'REJECT' }, { type: 'CORRECT' });
/** The states that a reading goes through. */
function walk(first: MeterReadingInput['first'], events: readonly MeterReadingEvent[]): readonly unknown[] {
  const actor = createActor(meterReadingMachine, { input: { first } }).start();
  const seen: unknown[] = [actor.getSnapshot().value];
  for (const one of events) {
    if (actor.getSnapshot().status === 'done') break;
    actor.send(one);
    if (actor.getSnapshot().value !== seen.at(-1)) seen.push(actor.getSnapshot().value);
  }
  return seen;
}

describe('a reading', () => {
  it.each(firsts)('begins as %s where the server put it so, and is judged before anybody sees it', (first) => {
    expect(walk(first, [])).toEqual([first]);
  });

  it('that was rejected or corrected takes no answer any more', () => {
    fc.assert(
      fc.property(fc.constantFrom(...firsts), fc.array(event, { maxLength: 20 }), (first, events) => {
        const actor = createActor(meterReadingMachine, { input: { first } }).start();
        for (const one of events) if (actor.getSnapshot().can(one)) actor.send(one);
        const end = actor.getSnapshot();
        const open = (['APPROVE', 'REJECT', 'CORRECT'] as const).filter((type) => end.can({ type }));

        expect(open.length === 0).toBe(end.value === 'rejected' || end.value === 'corrected');
      }),
    );
  });

  it('is corrected only after it counted, and then one answer was enough', () => {
    fc.assert(
      fc.property(fc.constantFrom(...firsts), fc.array(event, { maxLength: 20 }), (first, events) => {
        const seen = walk(first, events);
        const [before] = seen.slice(-2);

        expect(seen.at(-1) !== 'corrected' || before === 'approved' || before === 'estimate').toBe(true);
        expect(seen.filter((state) => state === 'approved').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
