import type { TestApp } from '@imah/server-platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { november, statementCalls, type StatementRow } from './testing/statement-calls.ts';

let test: TestApp;
let calls: Awaited<ReturnType<typeof statementCalls>>;
beforeAll(async () => {
  test = await createTestApp();
  calls = await statementCalls(test, 'Sama');
  await calls.bill('2026-11');
});
afterAll(() => test.close());

/** What is done to one line after the other: matched, ignored, or matched and undone. */
const deeds = fc.array(
  fc.record({
    amount: fc.integer({ min: -50_000, max: 50_000 }).filter((amount) => amount !== 0),
    deed: fc.constantFrom('payer', 'account', 'ignore', 'leave', 'undo'),
  }),
  { minLength: 1, maxLength: 5 },
);

// Through the database: each round is some dozens of calls, so there are few of them.
it('whatever is matched, ignored or undone, what is matched comes to what the books have on the account', async () => {
  const { give, lineOf, match, undo, ignore, payer, booksAccount, stands, lines } = calls;
  const accountId = await booksAccount('4400');
  let opening = 0;
  let round = 0;
  await fc.assert(
    fc.asyncProperty(deeds, async (rows) => {
      round += 1;
      const named = rows.map(({ amount }, at): StatementRow => [9, amount, `PUTARAN${round}-${at}`]);
      await give(november(named, opening));
      opening += rows.reduce((sum, { amount }) => sum + amount, 0);
      for (const [at, { amount, deed }] of rows.entries()) {
        const { id } = await lineOf(`PUTARAN${round}-${at}`);
        const booked = { kind: 'account', accountId, amount, note: 'Putaran uji' };
        if (deed === 'ignore') await ignore(id);
        else if (deed === 'payer' && amount > 0) await match([id], [payer(amount)]);
        else if (deed !== 'leave') {
          const { data } = await match([id], [booked]);
          if (deed === 'undo') await undo(data[0].match.id);
        }
      }
      const matched = await lines('?state=matched&limit=200');
      expect(matched.reduce((sum, { amount }) => sum + amount, 0)).toBe(await stands('1110'));
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
