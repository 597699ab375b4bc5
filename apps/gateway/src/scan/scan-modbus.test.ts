import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../config/read-settings.ts';
import { exceptionOf, startModbusServer, type TestModbusServer } from '../testing/modbus-server.ts';
import { stretchesOf } from './ranges.ts';
import { type FoundUnit, scanModbus } from './scan-modbus.ts';
import { writeMapping } from './write-mapping.ts';

const holding = new Map([
  [0, 6],
  [1, 100],
  [4, 0],
]);

/** Unit 1 has three registers and a coil, unit 3 has none, and unit 2 is not there. */
let server: TestModbusServer;
let found: readonly FoundUnit[];
beforeAll(async () => {
  const register = (address: number, unit: number): number => {
    const value = unit === 1 ? holding.get(address) : undefined;
    if (value === undefined) throw exceptionOf(2);
    return value;
  };
  server = await startModbusServer({
    getMultipleHoldingRegisters: (address: number, length: number, unit: number) =>
      Array.from({ length }, (_, index) => register(address + index, unit)),
    getHoldingRegister: (address: number, unit: number) =>
      unit === 2 ? new Promise<number>(() => undefined) : Promise.resolve().then(() => register(address, unit)),
    getCoil: (address: number, unit: number) =>
      unit === 1 && address === 3 ? Promise.resolve(true) : Promise.reject(exceptionOf(2)),
  });
  const request = { host: '127.0.0.1', port: server.port, timeoutMs: 100 };
  found = await scanModbus({ ...request, units: [1, 2, 3], addresses: [0, 1, 2, 3, 4, 5] }, () => undefined);
});
afterAll(() => server.close());

describe('a scan of Modbus', () => {
  it('finds the units that answer, and what each register says that is there', () => {
    expect(found).toEqual([
      {
        id: 1,
        name: null,
        registers: [
          { register: 'holding', address: 0, value: 6 },
          { register: 'holding', address: 1, value: 100 },
          { register: 'holding', address: 4, value: 0 },
          { register: 'coil', address: 3, value: 1 },
        ],
      },
      { id: 3, name: null, registers: [] },
    ]);
  });

  it('asks for what follows each other in stretches', () => {
    expect(stretchesOf([0, 1, 2, 3, 9, 10], 3)).toEqual([
      { first: 0, length: 3 },
      { first: 3, length: 1 },
      { first: 9, length: 2 },
    ]);
  });

  it('writes a file that a gateway can read once its credential is filled in, with what each register said', () => {
    const text = writeMapping('127.0.0.1', 502, found);

    const { connections } = readSettings(text.replace('imah-…', 'imah-abc'), 'gateway.yaml');
    expect(connections[0]?.units.map(({ name, points }) => [name, points.map(({ key }) => key)])).toEqual([
      ['Unit 1', ['hr0', 'hr1', 'coil3']],
    ]);
    expect(text).toContain('{ key: hr1, register: holding, address: 1 } # 100\n');
    expect(text).toContain('# Unit 3 answers and has no register in this range; try other --registers.\n');
    expect(text).toContain('# Ditulis oleh "gateway scan".');
    expect(parse(text)).toMatchObject({ name: 'Gateway 127.0.0.1' });
  });
});
