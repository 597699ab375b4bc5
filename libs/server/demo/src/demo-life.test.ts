import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Building } from '@imah/contract/buildings';
import type { Command, DeviceState } from '@imah/contract/devices';
import { buildingTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '@imah/server-platform/sessions';
import { createPasswords } from '@imah/server-identity';
import { createLiveWorld, type LiveWorld } from '@imah/server-devices/testing';
import { buildingsDomain } from '@imah/server-buildings';
import { devicesDomain } from '@imah/server-devices';
import { createDemoRuntime } from './runtime/demo-runtime.ts';
import { demoDomain } from './runtime/domain.ts';
import { loadDemo } from './load-demo.ts';
import { setUpExpenses } from './set-up-expenses.ts';
import { demoAccounts, demoPassword } from './plan/organizations.ts';
import { type Simulator, startSimulator } from './simulator/start-simulator.ts';

let world: LiveWorld;
const demo = createDemoRuntime();
let simulator: Simulator;
const server = createServer();

beforeAll(async () => {
  world = await createLiveWorld([buildingsDomain, devicesDomain, demoDomain(demo)]);
  demo.add({ forget: world.services.forget });
  await loadDemo(world.context);
  await setUpExpenses(world.context);
  world.live.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/mqtt`;
  simulator = await startSimulator({ ...world.context, url });
  demo.add({ stop: simulator.stop });
  await simulator.connected;
});
afterAll(async () => {
  await world.close();
  await simulator.stop();
  server.closeAllConnections();
  server.close();
});

async function rows<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(world.context.db)).rows;
}

async function bearerOf(email: string) {
  const [user] = await rows(sql<{ id: string }>`SELECT id FROM app_user WHERE email = ${email}`);
  const token = await createSession(
    world.context.db,
    user?.id ?? '',
    { ip: '127.0.0.1', userAgent: undefined },
    world.context.now(),
  );
  return { authorization: `Bearer ${token}` };
}

async function get<T>(email: string, url: string): Promise<T> {
  const response = await world.app.inject({ url, headers: await bearerOf(email) });
  return response.json().data;
}

const buildingsOf = (email: string) => get<Building[]>(email, '/api/v1/buildings');

describe('the demonstration', () => {
  it('is three buildings with sixty devices of ten types, and a neighbour of its own', async () => {
    const buildings = await buildingsOf('pengelola@imah.test');

    expect(buildings.map(({ name, kind, timeZone, devices }) => [name, kind, timeZone, devices.total])).toEqual([
      ['Apartemen Menara Melati', 'apartment', 'Asia/Jakarta', 32],
      ['Gedung Sulawesi Niaga', 'office', 'Asia/Makassar', 18],
      ['Kos Dipatiukur', 'boarding-house', 'Asia/Jakarta', 10],
    ]);
    expect((await buildingsOf('tetangga@imah.test')).map(({ name, devices }) => [name, devices.total])).toEqual([
      ['Wisma Tetangga', 4],
    ]);
    expect(await rows(sql`SELECT count(DISTINCT type_key) AS types FROM device`)).toEqual([{ types: 10 }]);
  });

  it('has five accounts with one password', async () => {
    const accounts = await rows(sql<{ email: string; hash: string }>`
      SELECT email, password_hash AS hash FROM app_user WHERE is_demo ORDER BY email`);

    expect(accounts.map(({ email }) => email)).toEqual([...demoAccounts].toSorted());
    expect(await Promise.all(accounts.map(({ hash }) => createPasswords().verify(hash, demoPassword)))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it('has one device that fell silent, with its alarm, and one that never spoke', async () => {
    const [melati] = await buildingsOf('pengelola@imah.test');

    expect(melati?.devices).toEqual({ total: 32, online: 30, offline: 1, neverSeen: 1 });
    expect(
      await rows(
        sql`SELECT d.name FROM alarm a JOIN device d ON d.id = a.device_id WHERE a.active AND a.condition = 'offline'`,
      ),
    ).toEqual([{ name: 'Meter air A-501' }]);
  });

  it('shows a resident the meters of the own unit and no others', async () => {
    const [melati] = await buildingsOf('penghuni@imah.test');

    const devices = await get<{ name: string }[]>('penghuni@imah.test', `/api/v1/buildings/${melati?.id}/devices`);

    expect(devices.map(({ name }) => name)).toEqual(['Meter air A-301', 'Meter gas A-301', 'Meter listrik A-301']);
  });

  it('is driven by devices that connect as devices do', () => {
    // Sixty of Graha Contoh but the two that nobody drives, and the neighbour's four.
    expect([simulator.deviceCount, world.live.connections]).toEqual([62, 62]);
  });

  it('has what a year of its building has cost, once: paid from its bank, never approved by who handed it in, in books that balance', async () => {
    await setUpExpenses(world.context);

    const { db } = world.context;
    const expenses = await db
      .selectFrom('expense')
      .select(['state', 'amount', 'withheld', 'paid_on as paidOn', 'submitted_by as by', 'answered_by as approver'])
      .execute();
    const paid = expenses.filter(({ state }) => state === 'paid');
    expect(paid.length).toBeGreaterThanOrEqual(44);
    expect(expenses.length).toBeLessThanOrEqual(52);
    expect(paid.filter(({ by, approver }) => by === approver)).toEqual([]);
    expect(new Set(paid.map(({ withheld }) => withheld > 0))).toEqual(new Set([true, false]));
    const { bookedTo, bookedFrom } = await db
      .selectFrom('ledger_account')
      .select(({ fn }) => [
        fn.sum<number>('balance').filterWhere('type', 'in', ['asset', 'expense']).as('bookedTo'),
        fn.sum<number>('balance').filterWhere('type', 'in', ['liability', 'equity', 'revenue']).as('bookedFrom'),
      ])
      .executeTakeFirstOrThrow();
    expect(bookedTo).toBe(bookedFrom);
    const bank = await db.selectFrom('ledger_account').select('balance').where('key', '=', 'bank').executeTakeFirst();
    expect(bank?.balance).toBeGreaterThan(0);
  });

  it('goes on counting from the last reading of the past', async () => {
    const counters = sql<{ id: string; past: number; now: number }>`
      SELECT d.id, r.last AS past, l.num AS now FROM device d
      JOIN telemetry_latest l ON l.device_id = d.id AND l.key IN ('volume', 'energy')
      JOIN LATERAL (SELECT last FROM telemetry_rollup r WHERE r.org_id = d.org_id AND r.device_id = d.id AND r.key = l.key AND r.level = '5m' ORDER BY bucket DESC LIMIT 1) r ON true
      WHERE d.online`;
    world.clock.now += 60_000;
    await expect
      .poll(
        async () =>
          (
            await rows(
              sql`SELECT 1 FROM telemetry_raw WHERE ts > ${new Date(world.clock.now - 30_000)} AND key = 'energy'`,
            )
          ).length,
        { timeout: 15_000 },
      )
      .toBeGreaterThan(0);

    const steps = (await rows(counters)).map(({ past, now }) => now - past);

    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(2);
  });

  it('has a past that its own rollups agree with: days are the sum of their hours', async () => {
    const [wrong] = await rows(sql<{ count: number }>`
      SELECT count(*) FROM telemetry_rollup d
      JOIN device ON device.org_id = d.org_id AND device.id = d.device_id JOIN building b ON b.id = device.building_id
      CROSS JOIN LATERAL (
        SELECT min(h.min) AS min, max(h.max) AS max, sum(h.sum) AS sum, sum(h.count) AS count FROM telemetry_rollup h
        WHERE h.org_id = d.org_id AND h.device_id = d.device_id AND h.key = d.key AND h.level = '1h'
          AND h.bucket >= d.bucket AND h.bucket < d.bucket + interval '24 hours'
      ) hours
      WHERE d.level = '1d' AND (d.bucket <> date_trunc('day', d.bucket, b.time_zone) OR d.min <> hours.min OR d.max <> hours.max
        OR d.count <> hours.count OR abs(d.sum - hours.sum) > 1e-6 * abs(d.sum))`);

    expect(wrong).toEqual({ count: 0 });
  });

  it('obeys a command: accepted, done, and the switch reports what was asked for', async () => {
    const headers = await bearerOf('teknisi@imah.test');
    const [door] = await rows(sql<{ id: string }>`SELECT id FROM device WHERE name = 'Pintu lobi'`);
    const before = await get<{ state: DeviceState }>('teknisi@imah.test', `/api/v1/devices/${door?.id}`);
    const value = before.state.values['locked'] !== true;

    const response = await world.app.inject({
      method: 'POST',
      url: `/api/v1/devices/${door?.id}/commands`,
      headers: { ...headers, 'idempotency-key': 'lock' },
      payload: { method: 'set', params: { key: 'locked', value }, confirmed: true },
    });

    expect(response.statusCode).toBe(202);
    const commands = () => get<Command[]>('teknisi@imah.test', `/api/v1/devices/${door?.id}/commands`);
    await expect.poll(async () => (await commands())[0]?.status).toBe('succeeded');
    const after = await get<{ state: DeviceState }>('teknisi@imah.test', `/api/v1/devices/${door?.id}`);
    expect(after.state.values['locked']).toBe(value);
  });
});

describe('removing the demonstration', () => {
  const owner = () => bearerOf('pengelola@imah.test');
  const remove = (orgId: string, headers: { authorization: string }) =>
    world.app.inject({ method: 'DELETE', url: `/api/v1/organizations/${orgId}/demo`, headers });

  it('is refused for an organisation that is real, and for those who may not', async () => {
    const [demo] = await buildingsOf('pengelola@imah.test');

    const answers = await Promise.all([
      remove(world.place.orgId, world.place.owner.bearer),
      remove(demo?.orgId ?? '', await bearerOf('teknisi@imah.test')),
      remove(demo?.orgId ?? '', await bearerOf('tetangga@imah.test')),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 403, 404]);
  });

  it('takes away everything of it at once, keeps what is real, and lasts over the next start', async () => {
    const real = await world.makeDevice('climate');
    const client = await world.connectDevice(real);
    await client.publishAsync(
      `imah/v1/${real.orgId}/b/${real.buildingId}/d/${real.deviceId}/tele`,
      '{"values":{"temperature":25}}',
      { qos: 1 },
    );
    const [demo] = await buildingsOf('pengelola@imah.test');
    const [user] = await rows(
      sql<{ id: string; email: string }>`SELECT id, email FROM app_user WHERE email = 'teknisi@imah.test'`,
    );
    const screen = await world.connectPerson(user ?? { id: '', email: '' });
    await screen.subscribeAsync(buildingTopic({ orgId: demo?.orgId ?? '', buildingId: demo?.id ?? '' }, 'ev'));
    const closed = once(screen as unknown as NodeJS.EventEmitter, 'close');
    const session = await owner();

    const response = await remove(demo?.orgId ?? '', session);

    expect(response.statusCode).toBe(204);
    await closed;
    await world.services.settled();
    expect(
      await rows(sql`SELECT
        (SELECT count(*) FROM organization) AS organizations, (SELECT count(*) FROM app_user) AS users,
        (SELECT count(*) FROM device) AS devices, (SELECT count(*) FROM telemetry_raw) AS raw,
        (SELECT count(*) FROM telemetry_latest) AS latest, (SELECT count(*) FROM telemetry_rollup) AS rollups,
        (SELECT count(*) FROM alarm) AS alarms, (SELECT count(*) FROM session) AS sessions`),
    ).toEqual([{ organizations: 1, users: 1, devices: 1, raw: 1, latest: 1, rollups: 0, alarms: 0, sessions: 1 }]);
    expect((await world.app.inject({ url: '/api/v1/buildings', headers: session })).statusCode).toBe(401);
    await expect.poll(() => world.live.connections).toBe(1);

    expect(await loadDemo(world.context)).toBeNull();
    expect(await rows(sql`SELECT count(*) AS organizations FROM organization`)).toEqual([{ organizations: 1 }]);
  });
});
