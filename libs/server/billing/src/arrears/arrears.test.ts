import { fanOut } from '@imah/server-notifications';
import { makePlace, type TestApp } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrearsCalls } from '../testing/arrears-calls.ts';
import { balancesOf } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => arrearsCalls(test, name);

describe('what is owed', () => {
  it('stands by payer and unit at the age of each bill, whose first day is the one after it was due', async () => {
    const { issueDue, list, totals, personId } = await fresh('Umur');
    const dues = [
      ['2026-11', '2026-11-21'],
      ['2026-10', '2026-11-20'],
      ['2026-09', '2026-10-22'],
      ['2026-08', '2026-10-21'],
      ['2026-07', '2026-09-22'],
      ['2026-06', '2026-09-21'],
      ['2026-05', '2026-08-23'],
      ['2026-04', '2026-08-22'],
    ] as const;
    for (const [period, dueOn] of dues) await issueDue(period, dueOn);
    const byAge = {
      'not-due': 648_000,
      'days-30': 1_296_000,
      'days-60': 1_296_000,
      'days-90': 1_296_000,
      older: 648_000,
    };
    const { data, meta } = await list();
    expect(data).toEqual([
      {
        unitId: expect.any(String),
        personId,
        unitCode: 'A-101',
        personName: 'Sari',
        billCount: 8,
        oldestBillId: expect.any(String),
        oldestDueOn: '2026-08-22',
        byAge,
        outstanding: 5_184_000,
        remindedOn: null,
        plan: null,
        reach: 'account',
      },
    ]);
    expect(meta.nextCursor).toBeNull();
    expect(await totals()).toEqual({ byAge, outstanding: 5_184_000, billCount: 8, today: '2026-11-21' });
  });

  it('comes to what the books say is receivable, over all buildings and after each payment', async () => {
    const { issueDue, totals, pay, place } = await fresh('Cocok');
    await issueDue('2026-10', '2026-10-20');
    await issueDue('2026-11', '2026-12-20');
    await pay(700_000);
    const books = await balancesOf(test, place.orgId);
    expect((await totals()).outstanding).toBe(596_000);
    expect(books.receivables).toBe(596_000);
    await pay(596_000);
    expect(await totals()).toMatchObject({ outstanding: 0, billCount: 0 });
    expect((await balancesOf(test, place.orgId)).receivables).toBeUndefined();
  });

  it('comes in pages by unit, is found by name and unit, and narrowed to an age', async () => {
    const { issueDue, list, totals, unit, stay } = await fresh('Halaman');
    await stay(await unit('B-207'), 'Budi Santoso', 'tenant', '[2026-10-01,)', true);
    await stay(await unit('C-301'), 'Citra', 'tenant', '[2026-11-01,)', true);
    await issueDue('2026-09', '2026-09-20');
    await issueDue('2026-10', '2026-10-30');
    await issueDue('2026-11', '2026-12-20');
    const names = (answer: { data: readonly { personName: string }[] }) =>
      answer.data.map(({ personName }) => personName);
    const first = await list('limit=2');
    expect(names(first)).toEqual(['Sari', 'Budi Santoso']);
    const second = await list(`limit=2&cursor=${first.meta.nextCursor}`);
    expect([names(second), second.meta.nextCursor]).toEqual([['Citra'], null]);
    expect(names(await list('search=b-2'))).toEqual(['Budi Santoso']);
    expect(names(await list('search=%25'))).toEqual([]);
    expect(names(await list('age=days-90'))).toEqual(['Sari']);
    expect(names(await list('age=days-30'))).toEqual(['Sari', 'Budi Santoso']);
    expect(await totals('search=citra')).toMatchObject({ outstanding: 648_000, billCount: 1 });
    expect((await list('cursor=abc')).status).toBe(422);
    expect((await list('age=old')).status).toBe(422);
  });

  it('is read by who sees all bills of the building, and by nobody who sees only their own', async () => {
    const { issueDue, list, manager, technician, resident, remind, base, send } = await fresh('Hak');
    await issueDue('2026-10', '2026-10-20');
    const asked = [];
    for (const who of [manager, technician, resident]) asked.push((await list('', who)).status);
    expect(asked).toEqual([200, 404, 404]);
    expect((await send('GET', `${base}-file`, undefined, resident.bearer)).status).toBe(404);
    expect((await remind([{ unitId: manager.id, personId: manager.id }], resident)).status).toBe(404);
    const stranger = await makePlace(test, 'Sebelah');
    expect((await send('GET', `/api/v1/buildings/${stranger.buildingId}/arrears`)).status).toBe(404);
  });

  it('leaves as a file by the same filter in the words of its reader, with what begins like a formula disarmed', async () => {
    const { issueDue, unit, stay, place, base, finance } = await fresh('Berkas');
    await stay(await unit('=2+3'), '@SUM(1)', 'tenant', '[2026-01-01,)', true);
    await issueDue('2026-10', '2026-10-20');
    const { body, headers } = await test.app.inject({
      method: 'GET',
      url: `${base}-file?age=days-60&search=${encodeURIComponent('=2')}`,
      headers: finance.bearer,
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="tunggakan-2026-11-21.csv"');
    expect(body.split('\r\n').slice(1)).toEqual([`"'=2+3","'@SUM(1)",1,"2026-10-20",0,0,648000,0,0,648000,`, '']);
    const told = await test.context.db
      .selectFrom('audit_event')
      .select('action')
      .where('org_id', '=', place.orgId)
      .where('action', '=', 'export-arrears')
      .execute();
    expect(told).toHaveLength(1);
  });
});

describe('a reminder', () => {
  it('goes to each payer once for all their open bills, and of each bill once a day', async () => {
    const { issueDue, list, remind, resident, unit, stay } = await fresh('Ingat');
    const neighbour = await stay(await unit('B-207'), 'Budi', 'tenant', '[2026-01-01,)', true);
    await issueDue('2026-09', '2026-09-20');
    await issueDue('2026-10', '2026-10-20');
    const payers = (await list()).data.map(({ unitId, personId }: { unitId: string; personId: string }) => ({
      unitId,
      personId,
    }));
    const [first] = payers;
    expect((await remind([first])).data).toEqual({ reminded: 1, alreadyToday: 0, withoutAccount: 0 });
    expect((await remind(payers)).data).toEqual({ reminded: 1, alreadyToday: 1, withoutAccount: 0 });
    expect((await list()).data.map(({ remindedOn }: { remindedOn: string }) => remindedOn)).toEqual([
      '2026-11-21',
      '2026-11-21',
    ]);
    await fanOut(test.context);
    const told = await test.context.db
      .selectFrom('notification')
      .select(['user_id', 'href'])
      .where('kind', '=', 'bill-reminder')
      .where('user_id', 'in', [resident.id, neighbour.id])
      .execute();
    expect(told.map(({ user_id }) => user_id).toSorted()).toEqual([resident.id, neighbour.id].toSorted());
    expect(told.map(({ href }) => href)).toEqual(['/imah/tagihan', '/imah/tagihan']);
    // Whoever does nothing for hours is signed out.
    for (let hours = 0; hours < 24; hours += 2) {
      test.clock.now += 2 * 3_600_000;
      await list();
    }
    expect((await remind(payers)).data).toEqual({ reminded: 2, alreadyToday: 0, withoutAccount: 0 });
    test.clock.now -= 24 * 3_600_000;
  });

  it('that fifty people ask for at once is sent once', async () => {
    const { issueDue, list, remind } = await fresh('Serentak');
    await issueDue('2026-10', '2026-10-20');
    const [{ unitId, personId }] = (await list()).data;
    const answers = await Promise.all(Array.from({ length: 20 }, () => remind([{ unitId, personId }])));
    expect(answers.filter(({ data }) => data.reminded === 1)).toHaveLength(1);
    expect(answers.filter(({ data }) => data.alreadyToday === 1)).toHaveLength(19);
  });

  it('reaches nobody without an account, nobody who owes nothing, and nobody of another building', async () => {
    const { issueDue, list, remind, personId, place, pay } = await fresh('Tanpa akun');
    const other = await fresh('Lain');
    await other.issueDue('2026-10', '2026-10-20');
    await issueDue('2026-10', '2026-10-20');
    const strange = (await other.list()).data.map(({ unitId, personId: id }: { unitId: string; personId: string }) => ({
      unitId,
      personId: id,
    }));
    expect((await remind(strange)).data).toEqual({ reminded: 0, alreadyToday: 0, withoutAccount: 0 });
    await test.context.db
      .updateTable('person')
      .set({ user_id: null })
      .where('org_id', '=', place.orgId)
      .where('id', '=', personId)
      .execute();
    const [{ unitId, reach }] = (await list()).data;
    expect(reach).toBe('none');
    expect((await remind([{ unitId, personId }])).data).toEqual({ reminded: 0, alreadyToday: 0, withoutAccount: 1 });
    await pay(648_000);
    expect((await remind([{ unitId, personId }])).data).toEqual({ reminded: 0, alreadyToday: 0, withoutAccount: 0 });
    expect((await remind([])).status).toBe(422);
  });
});
