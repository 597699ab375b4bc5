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

describe('a deposit', () => {
  it('is what was paid too much, pays the next bill in part and to the end, and its statement says what was there each time', async () => {
    const { place, bill, pay, use, stand, statement, standing, totals } = await walletCalls(test, 'Melati');
    await bill('2026-10');
    const over = await pay(1_000_000);
    expect(await stand()).toEqual([352_000, 0]);
    const next = await bill('2026-11');
    const part = await use(300_000);
    expect([part.status, part.data.method, part.data.amount, part.data.excess]).toEqual([201, 'deposit', 300_000, 0]);
    expect(part.data.shares).toMatchObject([{ billId: next, amount: 300_000 }]);
    expect(await standing(next)).toEqual(['partial', 348_000]);
    expect((await use(52_001)).code).toBe('SALDO_KURANG');
    const rest = await use(52_000, [next]);
    expect(await stand()).toEqual([0, 0]);

    const { data, meta } = await statement();
    expect(meta).toEqual({ nextCursor: null });
    expect(
      data.map((line: { kind: string; amount: number; balance: number; source: object }) => [
        line.kind,
        line.amount,
        line.balance,
        line.source,
      ]),
    ).toEqual([
      ['paid', -52_000, 0, { kind: 'payment', id: rest.data.id }],
      ['paid', -300_000, 52_000, { kind: 'payment', id: part.data.id }],
      ['received', 352_000, 352_000, { kind: 'payment', id: over.data.id }],
    ]);
    expect(await totals()).toMatchObject({ people: 0, available: 0, booked: 0, float: 0, level: 'far' });
    expect(await balancesOf(test, place.orgId)).toEqual({
      bank: 1_000_000,
      receivables: 296_000,
      serviceCharges: 1_296_000,
    });
    expect((await proveBooks(test.context.db, place.orgId)).faults).toEqual([]);
  });

  it('pays the bill that was chosen instead of the older, no more of it than is open, and none that is paid already', async () => {
    const { bill, pay, use, standing } = await walletCalls(test, 'Kenanga');
    const older = await bill('2026-10');
    const newer = await bill('2026-11');
    // All is paid, and what is over is kept: then the payment of the older one is opened again.
    await pay(2_000_000);
    const [third, fourth] = [await bill('2026-12'), await bill('2027-01')];
    expect((await use(100_000, [fourth])).data.shares).toMatchObject([{ billId: fourth, amount: 100_000 }]);
    expect(await standing(third)).toEqual(['issued', 648_000]);
    expect(await standing(fourth)).toEqual(['partial', 548_000]);
    expect((await use(548_001, [fourth])).fields).toEqual({ amount: ['Lebih dari sisanya'] });
    expect((await use(10_000, [older])).code).toBe('BENTROK');
    expect((await use(10_000, [newer, third])).code).toBe('BENTROK');
    expect((await use(0)).status).toBe(422);
  });

  it('takes no more than the bills ask for: what would be left over stays where it is', async () => {
    const { bill, pay, use, stand } = await walletCalls(test, 'Dahlia');
    await pay(900_000);
    await bill('2026-11');
    expect((await use(648_001)).fields).toEqual({ amount: ['Lebih dari sisanya'] });
    expect((await use(648_000)).status).toBe(201);
    expect(await stand()).toEqual([252_000, 0]);
  });

  it('is used once for one key, however often that is sent', async () => {
    const { bill, pay, use, stand, resident } = await walletCalls(test, 'Kunci');
    await pay(900_000);
    await bill('2026-11');
    const first = await use(100_000, [], resident, 'satu-kali');
    const again = await use(100_000, [], resident, 'satu-kali');
    expect([again.status, again.data.id]).toEqual([201, first.data.id]);
    expect(await stand()).toEqual([800_000, 0]);
  });

  it('has back what was paid from it where that payment is taken back, and gives nothing back that it has spent', async () => {
    const { bill, pay, use, stand, reverse, statement, standing, finance } = await walletCalls(test, 'Balik');
    const over = await pay(400_000);
    const next = await bill('2026-11');
    const used = await use(400_000);
    await confirmStepUp(test, finance);
    expect((await reverse(over.data.id, 1)).code).toBe('SALDO_KURANG');
    await confirmStepUp(test, finance);
    expect((await reverse(used.data.id, 1)).status).toBe(200);
    expect(await standing(next)).toEqual(['issued', 648_000]);
    expect(await stand()).toEqual([400_000, 0]);
    expect((await statement()).data[0]).toMatchObject({ kind: 'reversed', amount: 400_000, balance: 400_000 });
    await confirmStepUp(test, finance);
    expect((await reverse(over.data.id, 1)).status).toBe(200);
    expect(await stand()).toEqual([0, 0]);
  });
});

describe('who', () => {
  it('sees and uses a deposit is its person and who keeps the books of all buildings; neighbours and technicians do not learn of it', async () => {
    const {
      place,
      pay,
      bill,
      unit,
      stay,
      read,
      use,
      statement,
      technician,
      manager,
      finance,
      send,
      personId,
      resident,
    } = await walletCalls(test, 'Siapa');
    await pay(900_000);
    await bill('2026-11');
    const neighbour = await stay(await unit('A-102'), 'Budi', 'tenant', '[2026-01-01,)', true);
    for (const who of [neighbour, technician]) {
      expect((await statement('', who)).status).toBe(404);
      expect((await use(1_000, [], who)).status).toBe(404);
    }
    // They have the right in their building, and a deposit is of all.
    expect([(await statement('', manager)).status, (await use(1_000, [], manager)).status]).toEqual([404, 404]);
    expect(await read(finance)).toMatchObject({ personId, available: 900_000 });
    expect((await use(1_000, [], finance)).status).toBe(201);
    const supervisor = await makeMember(test, place, 'Pengawas', ['supervisor']);
    expect([(await statement('', supervisor)).status, (await use(1_000, [], supervisor)).status]).toEqual([200, 404]);
    const own = await send('GET', '/api/v1/own-wallets', undefined, resident.bearer);
    expect(own.data).toMatchObject([
      {
        orgId: place.orgId,
        personId,
        personName: 'Sari',
        available: 899_000,
        held: 0,
        buildings: [{ id: place.buildingId, methods: [], banks: [] }],
        autopay: null,
        attempts: [],
      },
    ]);
    expect((await send('GET', '/api/v1/own-wallets', undefined, neighbour.bearer)).data).toMatchObject([
      { personName: 'Budi', available: 0 },
    ]);
  });

  it('keeps the books sees everybody with a deposit, and that all of them are what the account of deposits says', async () => {
    const { pay, organization, send, totals, manager, resident, unit, stay, place } = await walletCalls(test, 'Semua');
    await pay(300_000);
    await stay(await unit('A-102'), 'Budi', 'tenant', '[2026-01-01,)', true);
    const { id: budi } = await test.context.db
      .selectFrom('person')
      .select('id')
      .where('org_id', '=', place.orgId)
      .where('name', '=', 'Budi')
      .executeTakeFirstOrThrow();
    expect((await pay(500_000, { personId: budi })).status).toBe(201);
    const list = (query: string) => send('GET', `${organization}/wallets?${query}`);
    const first = await list('limit=1');
    expect(first.data).toEqual([{ personId: budi, name: 'Budi', available: 500_000, held: 0 }]);
    const second = await list(`limit=1&cursor=${first.meta.nextCursor}`);
    expect(second.data).toMatchObject([{ name: 'Sari', available: 300_000 }]);
    expect(second.meta).toEqual({ nextCursor: null });
    expect((await list('search=BUD')).data).toHaveLength(1);
    expect((await list('search=%25')).data).toEqual([]);
    expect((await list('cursor=x')).status).toBe(422);
    expect(await totals()).toEqual({
      people: 2,
      available: 800_000,
      held: 0,
      booked: 800_000,
      bookedHeld: 0,
      float: 800_000,
      floatLimit: 1_000_000_000,
      level: 'far',
      waiting: 0,
    });
    const asked = async (who: TestPerson) =>
      (await send('GET', `${organization}/wallet-totals`, undefined, who.bearer)).status;
    expect([await asked(manager), await asked(resident)]).toEqual([403, 404]);
  });

  it('reads the statement page by page, or of one month, finds the same balance beside each line', async () => {
    const { pay, statement } = await walletCalls(test, 'Halaman');
    for (const [index, amount] of [100, 200, 300, 400, 500].entries())
      await pay(amount, { receivedOn: index < 2 ? '2026-10-31' : '2026-11-01' });
    const all = (await statement()).data;
    expect(all.map(({ balance }: { balance: number }) => balance)).toEqual([1500, 1000, 600, 300, 100]);
    const pages: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await statement(`limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
      pages.push(...page.data);
      cursor = page.meta.nextCursor;
    }
    expect(pages).toEqual(all);
    expect((await statement('period=2026-10')).data).toEqual(all.slice(3));
    expect((await statement('period=2026-11')).data).toEqual(all.slice(0, 3));
    expect((await statement('period=2026-12')).data).toEqual([]);
    expect((await statement('period=2026-13')).status).toBe(422);
  });
});
