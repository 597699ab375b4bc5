import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePlace, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { writeAudit } from './audit.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
});
afterAll(() => test.close());

const write = (entity: string, then: () => void = () => {}) =>
  test.context.db.transaction().execute(async (trx) => {
    await writeAudit(
      trx,
      {
        orgId: place.orgId,
        actor: { kind: 'system' },
        action: 'update',
        entity,
        entityId: randomUUIDv7(),
        before: { a: 1 },
        after: { a: 2 },
      },
      test.clock.now,
    );
    then();
  });
const read = () =>
  test.context.db
    .selectFrom('audit_event')
    .select(['seq', 'entity', 'before', 'after', 'actor_id'])
    .where('org_id', '=', place.orgId)
    .orderBy('seq')
    .execute();

it('numbers the rows of an organisation without a gap, also when many write at once and some are undone', async () => {
  const before = (await read()).length;
  const undone = () => {
    throw new Error('undone');
  };
  await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => write('unit', index % 4 === 0 ? undone : undefined)),
  );

  const rows = await read();

  expect(rows).toHaveLength(before + 15);
  expect(rows.map((row) => row.seq)).toEqual(Array.from({ length: before + 15 }, (_, index) => index + 1));
  expect(rows.at(-1)).toMatchObject({ entity: 'unit', before: { a: 1 }, after: { a: 2 }, actor_id: null });
});
