import { confirmStepUp, makeMember, type TestApp, type TestPerson } from '@imah/server-platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveBooks } from '../ledger/prove-books.ts';
import { balancesOf } from '../testing/ledger.ts';
import { createTestApp } from '../testing/test-app.ts';
import { walletCalls } from '../testing/wallet-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const day = 24 * 3_600_000;
/** A deposit of 900,000. */
async function filled(name: string) {
  const calls = await walletCalls(test, name);
  await calls.pay(900_000);
  return calls;
}

describe('a payout', () => {
  it('is held from the moment it is asked for, approved by a second person, and leaves the bank once it is paid', async () => {
    const { place, waited, move, stand, second, finance, statement, totals, told, resident } = await filled('Melati');
    const { status, data: asked } = await waited(300_000, { note: 'Pindah kota' });
    expect(status).toBe(201);
    expect(asked).toMatchObject({
      number: 'PAY-2026-000001',
      personName: 'Sari',
      amount: 300_000,
      bank: 'BCA',
      accountNumber: '•••• 7890',
      state: 'requested',
      note: 'Pindah kota',
      approved: null,
      ended: null,
      payableFrom: new Date(test.clock.now).toISOString(),
      moves: [],
      version: 1,
    });
    expect(await stand()).toEqual([600_000, 300_000]);
    expect(await balancesOf(test, place.orgId)).toEqual({ bank: 900_000, deposit: 600_000, heldDeposits: 300_000 });
    expect(await told('payout-requested', finance)).toEqual([`/imah/saldo?bagian=pencairan&pencairan=${asked.id}`]);
    expect((await move(asked, 'pay')).code).toBe('BENTROK');
    const approved = await move(asked, 'approve');
    expect(approved.data).toMatchObject({
      state: 'approved',
      accountNumber: '1234567890',
      approved: { byName: 'Keuangan' },
      moves: ['pay', 'refuse'],
      version: 2,
    });
    expect((await move(asked, 'refuse', second, 'Terlambat')).status).toBe(412);
    const paid = await move(approved.data, 'pay', second);
    expect(paid.data).toMatchObject({
      state: 'paid',
      accountNumber: '•••• 7890',
      ended: { byName: 'Bendahara' },
      moves: [],
    });
    expect(await stand()).toEqual([600_000, 0]);
    expect(await balancesOf(test, place.orgId)).toEqual({ bank: 600_000, deposit: 600_000 });
    expect(
      (await statement()).data.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    ).toEqual([
      ['held', -300_000],
      ['received', 900_000],
    ]);
    expect(await totals()).toMatchObject({ available: 600_000, booked: 600_000, held: 0, bookedHeld: 0, waiting: 0 });
    expect(await told('payout-answered', resident)).toHaveLength(2);
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it('that is refused says why and is free again, before and after it was approved', async () => {
    const { ask, move, stand, statement, second } = await filled('Tolak');
    const first = (await ask(200_000)).data;
    expect((await move(first, 'refuse')).fields).toEqual({ reason: ['Wajib diisi'] });
    expect((await move(first, 'refuse', second, 'Nama rekening lain')).data).toMatchObject({
      state: 'refused',
      reason: 'Nama rekening lain',
    });
    const next = (await ask(200_000)).data;
    const approved = (await move(next, 'approve')).data;
    expect((await move(approved, 'refuse', second, 'Rekening sudah ditutup')).data.state).toBe('refused');
    expect(await stand()).toEqual([900_000, 0]);
    expect((await statement()).data[0]).toMatchObject({ kind: 'released', amount: 200_000, balance: 900_000 });
    expect((await move({ ...approved, version: 3 }, 'pay')).code).toBe('BENTROK');
  });

  it('that the deposit does not cover is refused and says so, and so is one into a building of others', async () => {
    const { ask, stand } = await filled('Lebih');
    expect((await ask(900_001)).code).toBe('SALDO_KURANG');
    expect((await ask(900_000)).status).toBe(201);
    expect((await ask(1)).code).toBe('SALDO_KURANG');
    expect(await stand()).toEqual([0, 900_000]);
    const other = await walletCalls(test, 'Lebih lain');
    expect((await ask(1, { buildingId: other.place.buildingId })).status).toBe(404);
    for (const accountNumber of ['12345', '1234567890123456789012', '12345a7890', ''])
      expect((await ask(1, { accountNumber })).status).toBe(422);
  });
});

describe('a second person', () => {
  it('is neither who has asked for it nor whose deposit it is, and nobody without the right', async () => {
    const { ask, move, finance, second, manager, technician, resident, place, personId } = await filled('Kedua');
    const byFinance = (await ask(100_000, {}, finance)).data;
    expect([byFinance.bar, byFinance.moves]).toEqual(['requester', ['refuse']]);
    const refused = await move(byFinance, 'approve', finance);
    expect([refused.status, refused.code]).toEqual([403, 'PENCAIRAN_PERLU_ORANG_LAIN']);
    for (const who of [technician, resident, manager]) expect((await move(byFinance, 'approve', who)).status).toBe(404);
    expect((await move(byFinance, 'approve', second)).status).toBe(200);

    // Whoever keeps the books and has a deposit of their own.
    await test.context.db
      .updateTable('person')
      .set({ user_id: second.id })
      .where('org_id', '=', place.orgId)
      .where('id', '=', personId)
      .execute();
    const own = (await ask(100_000, {}, finance)).data;
    for (const to of ['approve', 'refuse'])
      expect((await move(own, to, second, 'Sendiri')).code).toBe('PENCAIRAN_PERLU_ORANG_LAIN');
  });

  it('has approved it also where the deposit becomes their own afterwards: others give it back', async () => {
    const { ask, move, finance, second, place, personId } = await filled('Kemudian');
    const approved = (await move((await ask(100_000)).data, 'approve', second)).data;
    await test.context.db
      .updateTable('person')
      .set({ user_id: second.id })
      .where('org_id', '=', place.orgId)
      .where('id', '=', personId)
      .execute();
    expect((await move(approved, 'refuse', second, 'Sendiri')).code).toBe('PENCAIRAN_PERLU_ORANG_LAIN');
    expect((await move(approved, 'refuse', finance, 'Rekening sudah ditutup')).data.state).toBe('refused');
  });

  it('confirms that it is them, each time, as does who asks', async () => {
    const { wallet, draft, send, resident, ask, finance } = await filled('Sandi');
    const headers = { ...resident.bearer, 'idempotency-key': 'tanpa-sandi' };
    expect((await send('POST', `${wallet}/payouts`, draft(1_000), headers)).code).toBe('PERLU_KONFIRMASI');
    const { id } = (await ask(1_000)).data;
    const move = () =>
      send('POST', `/api/v1/payouts/${id}/moves`, { move: 'approve' }, { ...finance.bearer, 'if-match': '"1"' });
    expect((await move()).code).toBe('PERLU_KONFIRMASI');
    await confirmStepUp(test, finance);
    expect((await move()).status).toBe(200);
  });
});

describe('an account that is another than the last that was paid to', () => {
  it('waits a day and is told to the person, as is the first of all; the same account does not', async () => {
    const { place, ask, move, second, finance, told, waited } = await filled('Rekening');
    const first = (await ask(100_000)).data;
    expect(first.payableFrom).toBe(new Date(test.clock.now + day).toISOString());
    expect(await told('payout-account-changed')).toEqual([`/imah/saldo?bagian=pencairan&pencairan=${first.id}`]);
    expect((await move((await move(first, 'approve')).data, 'pay')).code).toBe('REKENING_MENUNGGU');
    expect((await move({ ...first, version: 2 }, 'refuse', second, 'Terlalu lama')).status).toBe(200);
    await move((await move((await waited(100_000)).data, 'approve')).data, 'pay', second);
    expect((await ask(1_000)).data.payableFrom).toBeNull();
    expect((await ask(1_000, { bank: 'bca' })).data.payableFrom).toBeNull();
    expect(await told('payout-account-changed')).toHaveLength(2);

    const other = (await ask(100_000, { accountNumber: '999999999' }, finance)).data;
    expect(other.payableFrom).toBe(new Date(test.clock.now + day).toISOString());
    expect(await told('payout-account-changed')).toContain(`/imah/saldo?bagian=pencairan&pencairan=${other.id}`);
    const approved = (await move(other, 'approve', second)).data;
    expect(approved.moves).toEqual(['refuse']);
    expect((await move(approved, 'pay', second)).code).toBe('REKENING_MENUNGGU');
    test.clock.now += day;
    // The sessions of yesterday are over.
    const tomorrow = await makeMember(test, place, 'Kasir', ['finance']);
    expect((await move(approved, 'pay', tomorrow)).data.state).toBe('paid');
    test.clock.now -= day;
  });
});

describe('payouts', () => {
  it('are listed with what waits, page by page, for who keeps the books and for whose they are', async () => {
    const { waited, move, second, send, organization, wallet, resident, place, technician } = await filled('Daftar');
    const made: { readonly id: string; readonly version: number }[] = [];
    for (const amount of [1_000, 2_000, 3_000]) {
      made.push((await waited(amount)).data);
      test.clock.now += 1_000;
    }
    const [, middle] = made;
    if (middle !== undefined) await move(middle, 'approve', second);
    const amounts = ({ data }: { data: { amount: number }[] }) => data.map(({ amount }) => amount);
    const first = await send('GET', `${organization}/payouts?limit=2`);
    expect(amounts(first)).toEqual([3_000, 2_000]);
    const next = await send('GET', `${organization}/payouts?limit=2&cursor=${first.meta.nextCursor}`);
    expect([amounts(next), next.meta]).toEqual([[1_000], { nextCursor: null }]);
    expect(amounts(await send('GET', `${organization}/payouts?state=approved`))).toEqual([2_000]);
    expect(amounts(await send('GET', `${wallet}/payouts`, undefined, resident.bearer))).toEqual([3_000, 2_000, 1_000]);
    expect((await send('GET', `${wallet}/payouts`, undefined, technician.bearer)).status).toBe(404);
    const one = (who: TestPerson) => send('GET', `/api/v1/payouts/${middle?.id}`, undefined, who.bearer);
    expect((await one(resident)).data).toMatchObject({ amount: 2_000, accountNumber: '•••• 7890', moves: [] });
    expect((await one(second)).data).toMatchObject({ accountNumber: '1234567890', moves: ['pay', 'refuse'] });
    expect((await one(technician)).status).toBe(404);
    const { data } = await send('GET', `/api/v1/organizations/${place.orgId}/audit?entity=payout`);
    expect(data[0]).toMatchObject({ record: 'PAY-2026-000002', after: { payoutState: 'approved' } });
    expect(JSON.stringify(data)).not.toContain('1234567890');
  });
});
