import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Aedes } from 'aedes';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Settings, settings } from './config/settings.ts';
import { type RunningGateway, startGateway } from './gateway.ts';
import { startModbusServer, type TestModbusServer } from './testing/modbus-server.ts';

interface Packet {
  readonly channel: string;
  readonly said: Readonly<Record<string, unknown>>;
}

let folder: string;
let plant: TestModbusServer;
let broker: Aedes;
let server: Server;
let heard: Packet[];
let gateways: RunningGateway[] = [];
/** Takes a packet, and never says that it has it. */
let isMute: boolean;
let isOn: boolean;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  heard = [];
  isMute = false;
  isOn = false;
  plant = await startModbusServer({
    getHoldingRegister: () => 215,
    getCoil: () => isOn,
    setCoil: (_address: number, value: boolean) => void (isOn = value),
  });
  broker = await Aedes.createBroker({
    authorizePublish(_client, { topic, payload }, done) {
      heard.push({ channel: topic.replace('v1/gateway/', ''), said: JSON.parse(String(payload)) });
      if (!isMute) done(null);
    },
  });
  server = createServer(broker.handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await Promise.all(gateways.splice(0).map((gateway) => gateway.stop()));
  await plant.close();
  await new Promise<void>((resolve) => broker.close(() => resolve()));
  await new Promise<void>((resolve) => server.close(() => resolve()));
  rmSync(folder, { recursive: true });
});

function settingsOf(rest: object = {}): Settings {
  const address = server.address();
  return settings.parse({
    name: 'Gateway',
    imah: {
      url: `mqtt://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
      username: 'imah-a',
      password: 'secret',
    },
    connections: [
      {
        kind: 'modbus-tcp',
        host: '127.0.0.1',
        port: plant.port,
        units: [
          {
            id: 1,
            name: 'Meter',
            every: '200ms',
            points: [
              { key: 'voltage', register: 'holding', address: 0 },
              { key: 'on', register: 'coil', address: 0, write: true },
            ],
          },
        ],
      },
    ],
    ...rest,
  });
}

async function start(rest: object = {}): Promise<RunningGateway> {
  const gateway = await startGateway(settingsOf(rest), folder, pino({ level: 'silent' }));
  gateways.push(gateway);
  return gateway;
}

async function stop(gateway: RunningGateway): Promise<void> {
  gateways = gateways.filter((one) => one !== gateway);
  await gateway.stop();
}

const on = (channel: string) => heard.filter((packet) => packet.channel === channel).map(({ said }) => said);
const readings = () => on('telemetry').flatMap((packet) => (Array.isArray(packet['Meter']) ? packet['Meter'] : []));

describe('a gateway', () => {
  it('says what is behind it, then what that says; is told what to set; and says that all are gone when it ends', async () => {
    const gateway = await start();
    await expect.poll(() => readings().map(({ values }) => values)).toContainEqual({ voltage: 215 });
    expect(on('connect').slice(0, 2)).toEqual([
      expect.objectContaining({ device: 'Gateway', type: 'gateway', online: true }),
      expect.objectContaining({ device: 'Meter', gateway: 'Gateway' }),
    ]);

    const order = { device: 'Meter', data: { id: 'c1', method: 'set', params: { key: 'on', value: true } } };
    broker.publish(
      { cmd: 'publish', topic: 'v1/gateway/rpc', payload: JSON.stringify(order), qos: 1, retain: false, dup: false },
      () => undefined,
    );
    await expect.poll(() => on('rpc')).toContainEqual({ device: 'Meter', id: 'c1', data: { success: true } });
    expect([isOn, readings().at(-1)?.values]).toEqual([true, { on: true }]);

    await stop(gateway);
    expect(on('disconnect')).toEqual([{ device: 'Gateway', behind: ['Meter'] }]);
  });

  it('tells how it fares, as a device of its own', async () => {
    await start({ status: '200ms' });

    const own = () => on('telemetry').flatMap((packet) => (Array.isArray(packet['Gateway']) ? packet['Gateway'] : []));
    await expect.poll(() => own().length).toBeGreaterThan(1);
    expect(Object.keys(own()[0]?.values)).toEqual(['uptime', 'waiting', 'oldest_age', 'dropped', 'devices_gone']);
  });

  it('ends though nobody acknowledges that it does, and tells after a restart what nobody had, with the time at which it was read', async () => {
    const first = await start();
    await expect.poll(() => readings().length).toBeGreaterThan(0);
    isMute = true;
    const before = readings().length;
    await expect.poll(() => readings().length).toBeGreaterThan(before);
    await stop(first);
    const ended = Date.now();
    heard.length = 0;

    isMute = false;
    await start();

    await expect.poll(() => readings().filter(({ ts }) => ts < ended).length).toBeGreaterThan(0);
    const times = readings().map(({ ts }) => ts);
    // Two points may be read within one millisecond.
    const told = new Set(readings().map((reading) => JSON.stringify(reading)));
    expect([times.toSorted((a, b) => a - b), told.size]).toEqual([times, times.length]);
  });
});

describe('a gateway does not start', () => {
  it('where its folder is another’s', async () => {
    await start();

    await expect(startGateway(settingsOf(), folder, pino({ level: 'silent' }))).rejects.toThrow(
      'is in use by another gateway',
    );
  });

  it('where what waits cannot be kept in its folder, which is said with its name, and can be started when that is mended', async () => {
    mkdirSync(join(folder, 'gateway-data'));
    writeFileSync(join(folder, 'gateway-data', 'queue'), '');

    await expect(start()).rejects.toThrow(
      `The data folder ${join(folder, 'gateway-data', 'queue')} cannot be written (EEXIST`,
    );
    rmSync(join(folder, 'gateway-data', 'queue'));

    await start();
    await expect.poll(() => readings().length).toBeGreaterThan(0);
  });

  it('where a file that it names is not there, or says nothing', async () => {
    const { imah } = settingsOf();
    const named = (rest: object) => start({ imah: { ...imah, ...rest } });
    writeFileSync(join(folder, 'empty.txt'), '\n');

    await expect(named({ ca: 'ca.pem' })).rejects.toThrow(`The file ${join(folder, 'ca.pem')} cannot be read (ENOENT`);
    await expect(named({ password: undefined, passwordFile: 'empty.txt' })).rejects.toThrow(
      'imah.password is required',
    );
  });
});
