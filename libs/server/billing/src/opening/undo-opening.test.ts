import { sql } from 'kysely';
import { confirmStepUp, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { createTestApp } from '../testing/test-app.ts';
import { openingCalls } from '../testing/opening-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const lines = ['unit,jatuh tempo,tunggakan,saldo', 'A-101,20/10/2026,1000,500', 'A-102,20/09/2026,2000,'];
async function imported(name: string) {
  const calls = await openingCalls(test, name);
  return { ...calls, importId: (await calls.importOf(lines)).importId };
}
type Calls = Awaited<ReturnType<typeof imported>>;

describe('an import of opening balances', () => {
  it('is undone as a whole: the books are as before, nobody is asked for anything, and it can be imported again', async () => {
    const { undo, importId, balances, send, base, sari, list, importOf, place } = await imported('Melati');

    expect((await undo(importId)).status).toBe(204);

    expect(await balances()).toEqual({});
    expect(await proveBooks(test.context.db, place.orgId)).toMatchObject({ entries: 6, faults: [] });
    expect((await send('GET', '/api/v1/own-bills', undefined, sari)).data).toEqual([]);
    expect((await send('GET', `${base}/arrears`)).data).toEqual([]);
    expect(await list()).toMatchObject([{ id: importId, undoneAt: expect.any(String) }]);
    expect((await undo(importId)).status).toBe(204);

    await importOf(lines);
    const [bill] = (await send('GET', '/api/v1/own-bills', undefined, sari)).data;
    // Numbers of what was withdrawn stay taken.
    expect(bill.number).toBe('SA-2026-000003');
    expect(await balances()).toEqual({ receivables: 3_000, Sari: 500, equity: 2_500 });
  });

  it('is billed in no month once it is undone, and stands once in the overview when it comes again', async () => {
    const { undo, importId, importOf, send, place } = await imported('Melur');
    const billed = async (): Promise<number[]> => {
      const { data } = await send('GET', `/api/v1/organizations/${place.orgId}/finances/overview?month=2026-11`);
      return data.months.slice(-3).map((month: { billed: number }) => month.billed);
    };
    expect(await billed()).toEqual([2_000, 1_000, 0]);

    await undo(importId);
    expect(await billed()).toEqual([0, 0, 0]);

    await importOf(lines);
    expect(await billed()).toEqual([2_000, 1_000, 0]);
  });

  it('that is undone is paid by nobody by itself, though it was announced', async () => {
    const { undo, importId, place } = await imported('Kenari');
    await sql`INSERT INTO autopay_attempt (org_id, bill_id, person_id, pay_on, announced_at)
      SELECT org_id, id, person_id, '2026-11-21', now() FROM bill WHERE org_id = ${place.orgId}`.execute(
      test.context.db,
    );

    expect((await undo(importId)).status).toBe(204);

    const attempts = test.context.db.selectFrom('autopay_attempt').select('bill_id').where('org_id', '=', place.orgId);
    expect(await attempts.execute()).toEqual([]);
  });

  it.each([
    [
      'something of it was paid',
      async ({ send, base }: Calls) => {
        const [row] = (await send('GET', `${base}/arrears?limit=1`)).data;
        const paid = await send('POST', `${base}/payments`, {
          personId: row.personId,
          method: 'cash',
          amount: 100,
          receivedOn: '2026-11-20',
          reference: null,
          note: null,
        });
        expect(paid.status).toBe(201);
      },
    ],
    [
      'a deposit of it has moved',
      async ({ send, base, place, sari }: Calls) => {
        const person = await test.context.db
          .selectFrom('person')
          .select('id')
          .where('org_id', '=', place.orgId)
          .where('user_id', '=', sari.id)
          .executeTakeFirstOrThrow();
        const paid = await send('POST', `${base}/payments`, {
          personId: person.id,
          method: 'cash',
          amount: 5_000,
          receivedOn: '2026-11-20',
          reference: null,
          note: null,
        });
        expect(paid.status).toBe(201);
      },
    ],
    [
      'its payer was asked to pay it in parts',
      async ({ send, base, finance, place }: Calls) => {
        const bill = await test.context.db
          .selectFrom('bill')
          .select(['id', 'outstanding'])
          .where('org_id', '=', place.orgId)
          .orderBy('id')
          .executeTakeFirstOrThrow();
        await confirmStepUp(test, finance);
        const terms = { firstOn: '2026-12-01', every: 'month', by: 'count', value: 2, graceDays: 3, note: null };
        const plan = { billIds: [bill.id], total: bill.outstanding, ...terms };
        expect((await send('POST', `${base}/instalment-plans`, plan)).data.state).toBe('proposed');
      },
    ],
  ])('is not undone once %s, and nothing of it is', async (_what, touch) => {
    const calls = await imported('Bougenvil');
    await touch(calls);
    const before = await calls.balances();

    expect(await calls.undo(calls.importId)).toMatchObject({ status: 409, code: 'IMPOR_TERPAKAI' });
    expect(await calls.balances()).toEqual(before);
  });

  it('is not undone once a day is over', async () => {
    const { importOf, undo, balances } = await openingCalls(test, 'Cempaka');
    test.clock.now -= 25 * 3_600_000;
    const { importId } = await importOf(lines).finally(() => {
      test.clock.now += 25 * 3_600_000;
    });

    expect(await undo(importId)).toMatchObject({ status: 409, code: 'IMPOR_TERPAKAI' });
    expect(await balances()).toMatchObject({ receivables: 3_000 });
  });

  it('of another building is not there, and is undone by who may import', async () => {
    const { importId, technician, undo } = await imported('Sini');

    expect((await (await openingCalls(test, 'Sana')).undo(importId)).status).toBe(404);
    expect((await undo(importId, technician)).status).toBe(404);
  });
});

describe('what stands of opening balances is held by the database', () => {
  const refused = (constraint: string) => expect.objectContaining({ constraint });
  const tries = [
    [
      'a run is not withdrawn while its entries stand',
      'opening_is_withdrawn_whole',
      (org: string) => sql`
      UPDATE billing_run SET state = 'withdrawn' WHERE org_id = ${org} AND kind = 'opening'`,
    ],
    [
      'a run of it is not opened again',
      'issued_bills_stay',
      (org: string) => sql`
      UPDATE billing_run SET state = 'draft', issued_at = NULL WHERE org_id = ${org}`,
    ],
    ['a bill of it stays', 'issued_bills_stay', (org: string) => sql`DELETE FROM bill WHERE org_id = ${org}`],
    [
      'an import stays',
      'opening_imports_stay',
      (org: string) => sql`
      UPDATE opening_import SET owed = 1 WHERE org_id = ${org}`,
    ],
    [
      'an import is not undone while its bills stand',
      'opening_imports_stay',
      (org: string) => sql`
      UPDATE opening_import SET undone_at = now() WHERE org_id = ${org}`,
    ],
    [
      'an import is not deleted',
      'opening_imports_stay',
      (org: string) => sql`
      DELETE FROM opening_import WHERE org_id = ${org}`,
    ],
  ] as const;
  it.each(tries)('%s', async (_rule, constraint, attempt) => {
    const { place } = await imported('Kusuma');

    await expect(attempt(place.orgId).execute(test.context.db)).rejects.toEqual(refused(constraint));
  });

  it('its numbers are not given to bills of a month, nor theirs to it', async () => {
    const { place, run } = await imported('Wijaya');
    const { id: runId } = await run('2026-11');
    const make = (series: string) =>
      sql`
      INSERT INTO bill (org_id, id, run_id, building_id, unit_id, person_id, building_name, unit_code, person_name, total, series)
      SELECT org_id, gen_random_uuid(), ${runId}, building_id, unit_id, person_id, 'x', 'x', 'x', 1, ${series} FROM bill
      WHERE org_id = ${place.orgId} LIMIT 1`.execute(test.context.db);

    await expect(make('SA')).rejects.toEqual(refused('series_fits_its_run'));
    expect((await make('INV')).numAffectedRows).toBe(1n);
  });
});
