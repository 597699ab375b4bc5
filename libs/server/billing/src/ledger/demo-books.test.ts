import { billIssued, depositToppedUp } from '@imah/ledger';
import { makePlace, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { draftOf, makePayer, post } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';
import { keepProof } from './prove-books.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Melati');
  const { db, now } = test.context;
  const personId = await makePayer(test, place.orgId);
  await post(test, place.orgId, draftOf(billIssued({ serviceCharges: 500n })));
  await post(test, place.orgId, draftOf(depositToppedUp(300n), { personId }));
  await keepProof(db, place.orgId, now());
  await db
    .insertInto('ledger_closed_period')
    .values({ org_id: place.orgId, period: '2026-09', closed_at: new Date(now()) })
    .execute();
});

const booksOf = async (orgId: string) => {
  const { rows } = await sql`
    SELECT (SELECT count(*) FROM ledger_entry WHERE org_id = ${orgId}) AS entries,
      (SELECT count(*) FROM ledger_posting WHERE org_id = ${orgId}) AS postings,
      (SELECT count(*) FROM ledger_account WHERE org_id = ${orgId} AND balance <> 0) AS accounts,
      (SELECT count(*) FROM ledger_closed_period WHERE org_id = ${orgId}) AS closed,
      (SELECT count(*) FROM ledger_head WHERE org_id = ${orgId}) AS heads`.execute(test.context.db);
  return rows[0];
};
/** As the demonstration is removed: what holds on to others goes first. */
const removeOrganization = () =>
  test.context.db.transaction().execute(async (trx) => {
    // The audit of a real organisation keeps it too: here its books alone do.
    await sql`ALTER TABLE organization DISABLE TRIGGER organization_keeps_audit`.execute(trx);
    await sql`DELETE FROM membership_group WHERE org_id = ${place.orgId}`.execute(trx);
    await sql`DELETE FROM organization WHERE id = ${place.orgId}`.execute(trx);
    await sql`ALTER TABLE organization ENABLE TRIGGER organization_keeps_audit`.execute(trx);
  });

it('the books of a demonstration go with it', async () => {
  await sql`UPDATE organization SET is_demo = true WHERE id = ${place.orgId}`.execute(test.context.db);
  await removeOrganization();
  expect(await booksOf(place.orgId)).toEqual({ entries: 0, postings: 0, accounts: 0, closed: 0, heads: 0 });
});

it('the books of a real organisation keep it from being deleted', async () => {
  await expect(removeOrganization()).rejects.toMatchObject({ code: '23001', constraint: 'ledger_is_append_only' });
  expect(await booksOf(place.orgId)).toEqual({ entries: 2, postings: 4, accounts: 4, closed: 1, heads: 1 });
});
