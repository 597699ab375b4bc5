import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ticketStates } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maintainPartitions } from '@imah/server-devices/telemetry';
import { readConfig } from '@imah/server-platform/config';
import { createTestDatabase, type TestDatabase } from '@imah/server-platform/testing';
import { readOnDuty } from '@imah/server-buildings';
import { loadDemo, silent } from './load-demo.ts';
import { setUpGateway } from './set-up-gateway.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await maintainPartitions(database.db, now);
});
afterAll(() => database.dispose());

const now = Date.UTC(2026, 10, 21, 3, 12);
const load = () => loadDemo({ db: database.db, log: pino({ level: 'silent' }), now: () => now });
const count = async (query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows;

describe('loadDemo', () => {
  it('writes everything once, however often it is called', async () => {
    const first = await load();
    const counts = sql`SELECT (SELECT count(*) FROM app_user) AS users, (SELECT count(*) FROM organization) AS organizations,
      (SELECT count(*) FROM building) AS buildings, (SELECT count(*) FROM device) AS devices,
      (SELECT count(*) FROM telemetry_rollup) AS rollups, (SELECT count(*) FROM telemetry_raw) AS raw`;
    const written = await count(counts);

    expect(await load()).toEqual(first);
    expect(await count(counts)).toEqual(written);
  });

  it('has some forty tickets in every state, numbered in the order of their reports, with nothing that lies ahead', async () => {
    await load();
    const { rows } = await sql<{ org: string; number: string; state: string; at: Date; last: Date }>`
      SELECT o.name AS org, t.number, t.state, t.created_at AS at, t.updated_at AS last
      FROM ticket t JOIN organization o ON o.id = t.org_id ORDER BY o.name, t.count`.execute(database.db);

    expect(rows.length).toBeGreaterThanOrEqual(38);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(ticketStates));
    for (const org of new Set(rows.map((row) => row.org))) {
      const own = rows.filter((row) => row.org === org);
      expect(own.map(({ number }) => number)).toEqual(
        own.map((_, index) => `TKT-2026-${String(index + 1).padStart(6, '0')}`),
      );
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()));
    }
    expect(rows.filter(({ last }) => last.getTime() > now)).toEqual([]);
  });

  it('offers products in a building, with a promotion and an order that waits for the next bill of who placed it', async () => {
    await load();
    const { db } = database;
    const priced = await db
      .selectFrom('product as p')
      .innerJoin('product_price as r', (join) =>
        join.onRef('r.org_id', '=', 'p.org_id').onRef('r.product_id', '=', 'p.id'),
      )
      .select(['p.sku', 'p.state', 'r.amount'])
      .orderBy('p.sku')
      .execute();
    expect(priced).toHaveLength(6);
    expect(priced[1]).toEqual({ sku: 'AIR-19L', state: 'active', amount: 22_000 });
    const promotions = await db.selectFrom('promotion').select(['code', 'state']).execute();
    expect(promotions).toEqual([{ code: 'BERSIH10', state: 'active' }]);
    const orders = await db
      .selectFrom('product_order as o')
      .innerJoin('bill_charge as c', (join) =>
        join.onRef('c.org_id', '=', 'o.org_id').onRef('c.source_id', '=', 'o.id'),
      )
      .select(['o.person_name', 'o.unit_code', 'o.payment', 'o.total', 'c.amount'])
      .execute();
    expect(orders).toEqual([
      { person_name: 'Sari Wulandari', unit_code: 'A-301', payment: 'next-bill', total: 44_000, amount: 44_000 },
    ]);
  });

  it('has a roster with somebody on duty at any hour: whoever is called by day has the trades that are asked for', async () => {
    await load();
    const { db } = database;
    const { id, org_id } = await db
      .selectFrom('building')
      .select(['id', 'org_id'])
      .where('code', '=', 'MELATI')
      .executeTakeFirstOrThrow();
    const onDuty = (moment: string) =>
      readOnDuty(
        db,
        { orgId: org_id, buildingId: id },
        'staff',
        Temporal.ZonedDateTime.from(`${moment}[Asia/Jakarta]`).epochMilliseconds,
      );
    const [byDay, byNight] = [await onDuty('2026-11-23T10:00'), await onDuty('2026-11-22T03:00')];
    expect(byDay.map(({ name }) => name).toSorted()).toEqual(['Agus Prasetyo', 'Pos satpam lobi']);
    expect(byDay.find(({ name }) => name === 'Agus Prasetyo')?.trades).toContain('plumbing');
    expect(byNight.map(({ name }) => name).toSorted()).toEqual(['Pos satpam lobi', 'Teknisi jaga']);
  });

  it('has a year of bills of one building, paid in time, late, in part in advance or not at all, with books that balance', async () => {
    await load();
    const { db } = database;
    const runs = await db.selectFrom('billing_run').select(['period', 'state']).orderBy('period').execute();
    expect(runs.map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'issued'));
    expect([runs[0]?.period, runs[11]?.period]).toEqual(['2025-11', '2026-10']);
    const bills = await db.selectFrom('bill').select(['person_name as name', 'outstanding']).execute();
    expect(bills).toHaveLength(12 * 14);
    const open = bills.filter(({ outstanding }) => outstanding > 0);
    expect(
      Object.fromEntries([...Map.groupBy(open, ({ name }) => name)].map(([name, own]) => [name, own.length])),
    ).toEqual({ 'Bambang Setiawan': 2, 'Sari Wulandari': 1, 'Togar Siregar': 4, 'Yohanes Wibowo': 1 });
    const owed = open.reduce((sum, { outstanding }) => sum + outstanding, 0);
    const accounts = await db
      .selectFrom('ledger_account')
      .select(['key', 'balance', 'person_id as personId'])
      .execute();
    expect(accounts.find(({ key }) => key === 'receivables')?.balance).toBe(owed);
    expect(accounts.filter(({ personId }) => personId !== null).map(({ balance }) => balance > 0)).toEqual([true]);
  });

  it('leaves the newest bill of the account on the login page to be paid in time, and tells nobody of what is long past', async () => {
    await load();
    const { db } = database;
    const newest = await db
      .selectFrom('bill as b')
      .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
      .select(['b.state', 'b.outstanding', 'b.total', 'r.due_on as dueOn'])
      .where('b.person_name', '=', 'Sari Wulandari')
      .where('r.period', '=', '2026-10')
      .executeTakeFirstOrThrow();
    expect(newest).toMatchObject({ state: 'issued', outstanding: newest.total, dueOn: '2026-11-28' });
    const told = await db.selectFrom('notification_outbox').select('kind').execute();
    expect(told.filter(({ kind }) => kind === 'bill-issued' || kind === 'payment-received')).toEqual([]);
  });
});

describe('setUpGateway', () => {
  const gateways = () => database.db.selectFrom('payment_gateway').select(['place', 'methods', 'banks']).execute();
  const setUp = (paymentSimulatorUrl: string | null) => {
    const config = readConfig(
      {
        DATABASE_URL: database.url,
        ...(paymentSimulatorUrl === null ? {} : { PAYMENT_SIMULATOR_URL: paymentSimulatorUrl }),
      },
      { isRoot: false, cwd: '/' },
    );
    return setUpGateway({ db: database.db, log: pino({ level: 'silent' }), now: () => now, live: silent, config });
  };
  let simulator: ChildProcess;
  let url: string;
  beforeAll(async () => {
    await load();
    simulator = fork(fileURLToPath(new URL('../../../../tools/gateway/main.ts', import.meta.url)), {
      execArgv: ['--conditions=@imah/source'],
      env: { ...process.env, GATEWAY_PORT: '0' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [message]: readonly { readonly url: string }[] = await once(simulator, 'message');
    url = message?.url ?? '';
  });
  afterAll(async () => {
    const ended = once(simulator, 'exit');
    simulator.kill('SIGKILL');
    await ended;
  });

  it('takes no payments where none is simulated, or where the simulator does not answer', async () => {
    await setUp(null);
    await setUp('http://127.0.0.1:9');
    expect(await gateways()).toEqual([]);
  });

  it('takes payments through the simulator, once: who turns it off keeps it off', async () => {
    await setUp(url);
    expect(await gateways()).toEqual([{ place: 'simulator', methods: ['qris', 'va'], banks: ['bca', 'bni'] }]);
    await database.db.updateTable('payment_gateway').set({ place: 'none' }).execute();
    await setUp(url);
    expect((await gateways()).map(({ place }) => place)).toEqual(['none']);
  });
});
