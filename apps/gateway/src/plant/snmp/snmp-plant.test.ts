import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import snmp from 'net-snmp';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFastClock } from '../../testing/fast-clock.ts';
import { settings } from '../../config/settings.ts';
import type { Plant, Reading } from '../plant.ts';
import { valueOf } from './session.ts';
import { createSnmpPlants } from './snmp-plant.ts';

/** The part of the package's agent that is used here, which its types leave out. */
interface Agent {
  readonly close: () => void;
  readonly getMib: () => {
    readonly registerProvider: (provider: object) => void;
    readonly setScalarValue: (name: string, value: unknown) => void;
  };
}

/** An agent of the package itself: a UPS that says its load, its name, its temperature as text, and whether it hums. */
const base = '1.3.6.1.4.1.99';
let agent: Agent;
let port: number;
let plants: readonly Plant[] = [];

const objects = [
  ['load', snmp.ObjectType.Integer, 42],
  ['model', snmp.ObjectType.OctetString, 'UPS-3000'],
  ['temperature', snmp.ObjectType.OctetString, '27.5'],
  ['alarm', snmp.ObjectType.Integer, 2],
] as const;

beforeAll(async () => {
  port = await freePort();
  agent = snmp.createAgent({ port, address: '127.0.0.1', disableAuthorization: true }, () => undefined);
  const mib = agent.getMib();
  for (const [index, [name, scalarType, value]] of objects.entries()) {
    const oid = `${base}.${index + 1}`;
    const maxAccess = snmp.MaxAccess['read-write'];
    mib.registerProvider({ name, type: snmp.MibProviderType.Scalar, oid, scalarType, maxAccess });
    mib.setScalarValue(name, value);
  }
});
afterAll(async () => {
  await Promise.all(plants.map((plant) => plant.stop()));
  agent.close();
});

/** The agent takes 0 for none, and then 161. */
async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port: free } = socket.address();
  socket.close();
  await once(socket, 'close');
  return free;
}

describe('an agent of SNMP', () => {
  it('is read and set as a device like any other; what it does not know takes only itself away', async () => {
    const points = [
      { key: 'load', oid: `${base}.1.0`, unit: '%', write: true },
      { key: 'model', oid: `${base}.2.0`, as: 'text' },
      { key: 'temperature', oid: `${base}.3.0` },
      { key: 'alarm', oid: `${base}.4.0`, as: 'switch' },
      { key: 'nothing', oid: `${base}.9.0` },
    ];
    const { connections } = settings.parse({
      name: 'Gateway',
      imah: { url: 'mqtt://localhost', username: 'imah-a', password: 'secret' },
      connections: [
        {
          kind: 'snmp',
          timeout: '200ms',
          units: [
            { name: 'UPS', host: '127.0.0.1', port, every: '200ms', points },
            { name: 'UPS lama', host: '127.0.0.1', port, version: '1', every: '200ms', points },
            { name: 'Tidak ada', host: '127.0.0.1', port: 9, every: '200ms', points },
          ],
        },
      ],
    });
    const [connection] = connections;
    if (connection?.kind !== 'snmp') throw new Error('no SNMP');
    const heard: Reading[] = [];
    const presence: string[] = [];
    const memory = { dueAt: () => undefined, note: () => undefined };
    plants = createSnmpPlants(connection, { clock: createFastClock(), memory, log: pino({ level: 'silent' }) });
    for (const plant of plants)
      plant.start({
        heard: (reading) => void heard.push(reading),
        presence: (device, isUp) => void presence.push(`${device} ${isUp ? 'up' : 'gone'}`),
      });
    const last = (device: string) => heard.findLast((reading) => reading.device === device)?.values;

    const said = { load: 42, model: 'UPS-3000', temperature: 27.5, alarm: false };
    await expect.poll(() => [last('UPS'), last('UPS lama')]).toEqual([said, said]);
    await expect.poll(() => presence.toSorted()).toEqual(['Tidak ada gone', 'UPS lama up', 'UPS up']);

    await plants[0]!.write('UPS', 'load', 80);
    await expect.poll(() => last('UPS')).toEqual({ ...said, load: 80 });
    await expect(plants[0]!.write('UPS', 'model', 'x')).rejects.toThrow('model cannot be set');
    await expect(plants[0]!.write('UPS', 'load', 'x')).rejects.toThrow('load is no string');
  });
});

describe('what an agent says', () => {
  const { ObjectType } = snmp;
  const point = { key: 'k', oid: base, scale: 1, offset: 0, write: false, as: 'number' } as const;

  it.each([
    [{ type: ObjectType.Counter64, value: Buffer.from('012a05f200', 'hex') }, { scale: 0.001 }, 5_000_000],
    [{ type: ObjectType.OctetString, value: Buffer.from(' -3.5 ') }, { offset: 1 }, -2.5],
    [{ type: ObjectType.OctetString, value: Buffer.from('on battery') }, {}, null],
    [{ type: ObjectType.Integer, value: 1 }, { as: 'switch' }, true],
    [{ type: ObjectType.Integer, value: 3 }, { as: 'switch' }, null],
    [{ type: ObjectType.OctetString, value: Buffer.from('UPS\u0000 3000') }, { as: 'text' }, 'UPS  3000'],
  ] as const)('%o as %o is %s', (varbind, rest, value) => {
    expect(valueOf({ oid: base, ...varbind }, { ...point, ...rest })).toBe(value);
  });
});
