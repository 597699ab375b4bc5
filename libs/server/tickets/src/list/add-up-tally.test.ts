import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makePlace, makeTicket, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';
import { addUpTally } from './add-up-tally.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  for (let number = 0; number < 12; number += 1) await makeTicket(test, place, { title: `Tiket ${number}` });
});

const resting = ['resolved', 'closed', 'cancelled'] as const;

interface Cell {
  readonly state: string;
  readonly priority: string;
  readonly isAssigned: boolean;
  readonly count: number;
}

async function counted(): Promise<unknown> {
  const { rows } = await sql<Cell>`
    SELECT state, priority, assignee_id IS NOT NULL AS "isAssigned", count(*)::integer AS count FROM ticket
    WHERE org_id = ${place.orgId} GROUP BY state, priority, assignee_id IS NOT NULL ORDER BY state, priority, 3`.execute(
    test.context.db,
  );
  return rows;
}

async function tallied(): Promise<{ readonly sums: unknown; readonly rows: number }> {
  const { rows } = await sql<Cell & { rows: number }>`
    SELECT state, priority, is_assigned AS "isAssigned", sum(count)::integer AS count, count(*)::integer AS rows
    FROM ticket_tally WHERE org_id = ${place.orgId} GROUP BY state, priority, is_assigned HAVING sum(count) <> 0
    ORDER BY state, priority, is_assigned`.execute(test.context.db);
  return {
    sums: rows.map(({ rows: _rows, ...cell }) => cell),
    rows: rows.reduce((sum, row) => sum + row.rows, 0),
  };
}

/** Moves every fourth ticket from the first, second, third or fourth on: no two of them wait for one another. */
const move = (first: number, to: string) => sql`
  UPDATE ticket SET state = ${to}, updated_at = now() WHERE org_id = ${place.orgId} AND count % 4 = ${first}`;

it('knows how many tickets of each kind are in each state, whatever happens to how many of them at once', async () => {
  for (let round = 0; round < 12; round += 1) {
    await Promise.all([
      ...resting.map((state, index) => move((round + index) % 4, state).execute(test.context.db)),
      move((round + 3) % 4, 'in-progress').execute(test.context.db),
      addUpTally(test.context.db),
    ]);
    expect((await tallied()).sums).toEqual(await counted());
  }
  await sql`UPDATE ticket SET priority = 'high', assignee_id = ${place.owner.id}
    WHERE org_id = ${place.orgId} AND count % 3 = 0`.execute(test.context.db);
  expect((await tallied()).sums).toEqual(await counted());
  await sql`DELETE FROM ticket WHERE org_id = ${place.orgId} AND count % 2 = 0`.execute(test.context.db);
  expect((await tallied()).sums).toEqual(await counted());
});

it('makes one row of the many that changes have left', async () => {
  // What other tests have left is no matter here.
  await addUpTally(test.context.db);
  for (let round = 0; round < 31; round += 1) {
    await move(1, round % 2 === 0 ? 'closed' : 'new').execute(test.context.db);
  }
  await move(2, 'resolved').execute(test.context.db);

  const before = await tallied();
  expect([before.rows > 20, before.sums]).toEqual([true, await counted()]);
  expect(await addUpTally(test.context.db)).toBe(1);
  expect(await tallied()).toEqual({ sums: before.sums, rows: 3 });
  expect(await addUpTally(test.context.db)).toBe(0);
});

it('forgets a building with its tickets', async () => {
  await move(2, 'closed').execute(test.context.db);

  await sql`DELETE FROM building WHERE org_id = ${place.orgId}`.execute(test.context.db);

  expect([await counted(), await tallied()]).toEqual([[], { sums: [], rows: 0 }]);
});
