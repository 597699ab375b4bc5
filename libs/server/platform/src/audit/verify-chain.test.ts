import { randomUUIDv7 } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeAudit } from '../access/audit.ts';
import { makePlace, type TestPlace } from '../testing/people.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { reportLines } from './report-lines.ts';
import { verifyChains } from './verify-chain.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, `Rantai ${randomUUIDv7().slice(-6)}`);
  for (let index = 0; index < 5; index += 1) await write({ index, catatan: 'baris "ké"\n' });
});

const write = (after: unknown, entity = 'unit') =>
  test.context.db
    .transaction()
    .execute((trx) =>
      writeAudit(
        trx,
        { orgId: place.orgId, actor: { kind: 'system' }, action: 'update', entity, entityId: randomUUIDv7(), after },
        test.clock.now,
      ),
    );
const report = async () => (await verifyChains(test.context.db)).find(({ orgId }) => orgId === place.orgId);
const rowCount = async () => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM audit_event WHERE org_id = ${place.orgId}`.execute(test.context.db);
  return rows[0]?.count ?? 0;
};

/** As somebody with the rights of the database's owner would do it. */
async function tamper(statement: RawBuilder<unknown>): Promise<void> {
  await test.context.db.transaction().execute(async (trx) => {
    await sql`ALTER TABLE audit_event DISABLE TRIGGER USER`.execute(trx);
    await sql`ALTER TABLE audit_head DISABLE TRIGGER USER`.execute(trx);
    await statement.execute(trx);
    await sql`ALTER TABLE audit_event ENABLE TRIGGER USER`.execute(trx);
    await sql`ALTER TABLE audit_head ENABLE TRIGGER USER`.execute(trx);
  });
}

it('finds the chain whole after many writes at once', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => write({ index })));
  const rows = await rowCount();

  expect(await report()).toEqual({ orgId: place.orgId, state: 'whole', rows, head: expect.stringMatching(/^\w{64}$/) });
});

describe('names the first row that does not fit', () => {
  const cases = {
    'where a value was changed': [
      sql`UPDATE audit_event SET after = '{"index": 9}' WHERE seq = 3`,
      { seq: 3, fault: 'content-changed' },
    ],
    'where the actor was changed': [
      sql`UPDATE audit_event SET actor_id = gen_random_uuid(), actor_kind = 'user' WHERE seq = 4`,
      { seq: 4, fault: 'content-changed' },
    ],
    'where a row in the middle was taken away': [
      sql`DELETE FROM audit_event WHERE seq = 3`,
      { seq: 3, fault: 'row-missing' },
    ],
    'where the last row was taken away': [
      sql`DELETE FROM audit_event WHERE seq = (SELECT max(seq) FROM audit_event a WHERE a.org_id = audit_event.org_id)`,
      { fault: 'end-missing' },
    ],
    'where all rows were taken away': [sql`DELETE FROM audit_event`, { seq: 1, fault: 'end-missing' }],
    'where the head was moved back': [sql`UPDATE audit_head SET seq = 2`, { seq: 3, fault: 'end-missing' }],
    'where a row was changed and hashed again': [
      sql`UPDATE audit_event e SET reason = 'lain', hash = sha256('lain') WHERE seq = 2`,
      { seq: 2, fault: 'content-changed' },
    ],
  } as const;

  it.each(Object.entries(cases))('%s', async (_, [statement, found]) => {
    await tamper(statement);

    expect(await report()).toMatchObject({ orgId: place.orgId, state: 'broken', ...found });
  });

  it('where a changed row got the hash of its new content', async () => {
    await tamper(sql`UPDATE audit_event SET reason = 'lain' WHERE seq = 3`);
    await tamper(sql`UPDATE audit_event e SET hash = audit_hash(prev_hash, e) WHERE seq = 3`);

    expect(await report()).toMatchObject({ state: 'broken', seq: 4, fault: 'link-broken' });
  });
});

it('finds a row taken away also where the ones after it were numbered anew', async () => {
  await tamper(sql`DELETE FROM audit_event WHERE seq = 3`);
  await tamper(sql`UPDATE audit_event SET seq = -seq WHERE seq > 3`);
  await tamper(sql`UPDATE audit_event SET seq = -seq - 1 WHERE seq < 0`);

  expect(await report()).toMatchObject({ state: 'broken', seq: 3, fault: 'link-broken' });
});

describe('the database itself', () => {
  const orgId = () => place.orgId;

  it.each([
    ['changing a row', () => sql`UPDATE audit_event SET reason = 'x' WHERE org_id = ${orgId()}`],
    ['deleting a row', () => sql`DELETE FROM audit_event WHERE org_id = ${orgId()} AND seq = 1`],
    ['emptying the table', () => sql`TRUNCATE audit_event`],
    ['moving the head', () => sql`UPDATE audit_head SET seq = 1 WHERE org_id = ${orgId()}`],
    ['deleting the head', () => sql`DELETE FROM audit_head WHERE org_id = ${orgId()}`],
    ['emptying the heads', () => sql`TRUNCATE audit_head`],
  ])('refuses %s', async (_, statement) => {
    await expect(statement().execute(test.context.db)).rejects.toThrow('the audit is append-only');
  });

  it('refuses to delete an organisation that has an audit', async () => {
    const deletion = sql`DELETE FROM organization WHERE id = ${place.orgId}`.execute(test.context.db);

    await expect(deletion).rejects.toThrow('an organisation with an audit is not deleted');
  });
});

it('says one line of each organisation, with the head where it is whole', () => {
  const lines = reportLines([
    { orgId: 'a', state: 'whole', rows: 2, head: 'ff' },
    { orgId: 'b', state: 'broken', seq: 3, fault: 'row-missing' },
  ]);

  expect(lines).toEqual([
    '✓ a: 2 baris utuh (rows whole), ff',
    '✗ b: baris (row) 3: barisnya hilang (the row is missing)',
  ]);
  expect(reportLines([])).toHaveLength(1);
});
