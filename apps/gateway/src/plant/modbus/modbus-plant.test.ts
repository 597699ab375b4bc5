import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModbusSettings, settings } from '../../config/settings.ts';
import { createFastClock } from '../../testing/fast-clock.ts';
import { exceptionOf, startModbusServer, type TestModbusServer } from '../../testing/modbus-server.ts';
import type { Plant, Reading } from '../plant.ts';
import { createModbusPlant } from './modbus-plant.ts';

/** Units 1 and 2 have registers 0 to 9 without 5; unit 3 is behind a converter that has lost it; unit 4 says nothing. */
const registers = new Map<number, number>();
const coils = new Map<number, boolean>();
const asked: string[] = [];
let isThreeThere = false;
let isStarting = false;

function registerOf(address: number, unit: number): number {
  if (isStarting) throw exceptionOf(2);
  if (unit === 3 && !isThreeThere) throw exceptionOf(11);
  if (address === 5 || address > 9) throw exceptionOf(2);
  return registers.get(address) ?? unit * 100 + address;
}

let server: TestModbusServer;
let plants: Plant[] = [];
beforeEach(async () => {
  registers.clear();
  coils.clear();
  asked.length = 0;
  isThreeThere = false;
  isStarting = false;
  server = await startModbusServer({
    getMultipleHoldingRegisters(address: number, length: number, unit: number): number[] {
      asked.push(`${unit}: ${address}+${length}`);
      return Array.from({ length }, (_, index) => registerOf(address + index, unit));
    },
    // The package asks so for one alone.
    getHoldingRegister: (address: number, unit: number) => {
      asked.push(`${unit}: ${address}+1`);
      return unit === 4
        ? new Promise<number>(() => undefined)
        : Promise.resolve().then(() => registerOf(address, unit));
    },
    getCoil: (address: number) => coils.get(address) ?? false,
    setCoil: (address: number, value: boolean) => void coils.set(address, value),
    setRegister(address: number, value: number): Promise<void> {
      if (address === 9) return Promise.reject(exceptionOf(3));
      registers.set(address, value);
      return Promise.resolve();
    },
  });
});
afterEach(async () => {
  await Promise.all(plants.splice(0).map((plant) => plant.stop()));
  await server.close();
});

type Unit = { readonly id: number; readonly points: readonly object[]; readonly every?: string };

function settingsOf(units: readonly Unit[], rest: object = {}): ModbusSettings {
  const { connections } = settings.parse({
    name: 'Gateway',
    imah: { url: 'mqtt://localhost', username: 'imah-a', password: 'secret' },
    connections: [
      {
        kind: 'modbus-tcp',
        host: '127.0.0.1',
        port: server.port,
        timeout: '100ms',
        units: units.map((unit) => ({ every: '1s', ...unit, name: `Unit ${unit.id}` })),
        ...rest,
      },
    ],
  });
  const [connection] = connections;
  if (connection?.kind !== 'modbus-tcp') throw new Error('no Modbus');
  return connection;
}

function start(units: readonly Unit[], rest: object = {}) {
  const heard: Reading[] = [];
  const presence: string[] = [];
  const memory = { dueAt: () => undefined, note: () => undefined };
  const plant = createModbusPlant(settingsOf(units, rest), {
    clock: createFastClock(),
    memory,
    log: pino({ level: 'silent' }),
  });
  plants.push(plant);
  plant.start({
    heard: (reading) => void heard.push(reading),
    presence: (device, isUp) => void presence.push(`${device} ${isUp ? 'up' : 'gone'}`),
  });
  const last = (device: string) => heard.findLast((reading) => reading.device === device)?.values;
  return { plant, heard, presence, last };
}

const holding = (key: string, address: number, rest: object = {}) => ({ key, register: 'holding', address, ...rest });

describe('the units of a Modbus connection', () => {
  it('are told with their points, units and what can be set', () => {
    const unit = {
      id: 1,
      points: [
        holding('power', 0, { unit: 'W', label: 'Daya' }),
        { key: 'on', register: 'coil', address: 0, write: true },
      ],
    };

    expect(start([unit]).plant.devices).toEqual([
      {
        name: 'Unit 1',
        type: null,
        points: [
          { key: 'power', label: 'Daya', kind: 'number', unit: 'W', isWritable: false },
          { key: 'on', label: 'on', kind: 'switch', unit: null, isWritable: true },
        ],
      },
    ]);
  });

  it('are read with one question for neighbouring registers, each with its own values', async () => {
    const points = [holding('a', 0), holding('b', 3), holding('c', 1)];
    const { last } = start([
      { id: 1, points },
      { id: 2, points },
    ]);

    await expect
      .poll(() => [last('Unit 1'), last('Unit 2')])
      .toEqual([
        { a: 100, c: 101, b: 103 },
        { a: 200, c: 201, b: 203 },
      ]);
    expect(new Set(asked)).toEqual(new Set(['1: 0+4', '2: 0+4']));
  });

  it('are read around a register that they do not have, which takes only itself away', async () => {
    const points = [3, 4, 5, 6, 7].map((address) => holding(`r${address}`, address));
    const { last, presence } = start([{ id: 1, points }]);

    await expect.poll(() => last('Unit 1')).toEqual({ r3: 103, r4: 104, r6: 106, r7: 107 });
    asked.length = 0;
    await expect.poll(() => asked.length).toBeGreaterThan(7);
    expect([presence, new Set(asked)]).toEqual([['Unit 1 up'], new Set(['1: 3+2', '1: 5+1', '1: 6+2'])]);
  });

  it('that refuse what they know while they are starting are later asked with one question again', async () => {
    isStarting = true;
    const { last } = start([
      { id: 1, points: [0, 1, 2, 3].map((address) => holding(`r${address}`, address)), every: '200ms' },
    ]);
    await expect.poll(() => asked.length).toBeGreaterThan(6);
    isStarting = false;
    await expect.poll(() => last('Unit 1')).toEqual({ r0: 100, r1: 101, r2: 102, r3: 103 });

    await expect.poll(() => asked.at(-1), { timeout: 8_000 }).toBe('1: 0+4');
  });

  it('do not wait for one that a converter has lost, nor for one that says nothing', async () => {
    const { heard, presence, last } = start([
      { id: 1, points: [holding('a', 0)] },
      { id: 3, points: [holding('a', 0)] },
      { id: 4, points: [holding('a', 0)] },
    ]);

    await expect.poll(() => presence.toSorted()).toEqual(['Unit 1 up', 'Unit 3 gone', 'Unit 4 gone']);
    isThreeThere = true;
    await expect.poll(() => last('Unit 3')).toEqual({ a: 300 });
    expect(presence.at(-1)).toBe('Unit 3 up');
    await expect.poll(() => heard.filter(({ device }) => device === 'Unit 1').length).toBeGreaterThan(10);
  });

  it('are read on after the connection was ended from the other side', async () => {
    const { heard } = start([{ id: 1, points: [holding('a', 0)] }]);
    await expect.poll(() => heard.length).toBeGreaterThan(1);
    const before = heard.length;

    server.hangUp();

    await expect.poll(() => heard.length).toBeGreaterThan(before + 1);
  });
});

describe('an order to a unit', () => {
  const points = [
    { key: 'on', register: 'coil', address: 7, write: true },
    holding('setpoint', 2, { as: 'float32', write: true }),
    holding('level', 8, { scale: 0.1, write: true }),
    holding('locked', 9, { write: true }),
    holding('power', 0),
  ];

  it('switches a coil and sets registers, and what they say then is heard at once', async () => {
    const { plant, last } = start([{ id: 1, points, every: '1h' }]);

    await plant.write('Unit 1', 'on', true);
    await plant.write('Unit 1', 'setpoint', 21.5);
    await plant.write('Unit 1', 'level', 4.2);

    expect([coils.get(7), registers.get(2), registers.get(3), registers.get(8), last('Unit 1')]).toEqual([
      true,
      0x41ac,
      0,
      42,
      { level: 4.2 },
    ]);
  });

  it.each([
    ['power', 1, 'power cannot be set'],
    ['nothing', 1, 'nothing cannot be set'],
    ['on', 1, 'on is set to true or false'],
    ['level', true, 'level is set to a number'],
    ['level', 7_000, '7000 is out of the range of uint16'],
    ['locked', 1, 'Modbus exception 3: Illegal data value (value cannot be written to this register)'],
  ] as const)('to set %s to %s is refused: %s', async (key, value, why) => {
    const { plant } = start([{ id: 1, points, every: '1h' }]);

    await expect(plant.write('Unit 1', key, value)).rejects.toThrow(why);
  });
});
