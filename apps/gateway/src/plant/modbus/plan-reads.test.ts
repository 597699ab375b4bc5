import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModbusPoint } from '../../config/settings.ts';
import { registersOf } from './codec.ts';
import { halve, planReads } from './plan-reads.ts';

const point = (address: number, rest: Partial<ModbusPoint> = {}): ModbusPoint => ({
  key: `p${address}`,
  register: 'holding',
  address,
  as: 'uint16',
  order: 'ABCD',
  scale: 1,
  offset: 0,
  write: false,
  ...rest,
});

const lengths = (points: readonly ModbusPoint[], gap: number, longest: number) =>
  planReads(points, { gap, longest }).map(({ register, address, length }) => [register, address, length]);

describe('the questions to a unit', () => {
  it('join neighbouring registers, and those that a small gap is between', () => {
    const points = [point(0, { as: 'float32' }), point(2), point(6), point(20)];

    expect(lengths(points, 3, 100)).toEqual([
      ['holding', 0, 7],
      ['holding', 20, 1],
    ]);
  });

  it('are no longer than the unit takes, and never cut a value in two', () => {
    const points = [0, 2, 4].map((address) => point(address, { as: 'float32' }));

    expect(lengths(points, 0, 5)).toEqual([
      ['holding', 0, 4],
      ['holding', 4, 2],
    ]);
    expect(lengths([point(0, { as: 'float64' })], 0, 1)).toEqual([['holding', 0, 4]]);
  });

  it('are apart for each kind of register', () => {
    expect(lengths([point(0), point(1, { register: 'input' }), point(1, { register: 'coil' })], 8, 100)).toEqual([
      ['coil', 1, 1],
      ['holding', 0, 1],
      ['input', 1, 1],
    ]);
  });

  const anyPoints = fc
    .array(
      fc.record({
        address: fc.integer({ min: 0, max: 300 }),
        register: fc.constantFrom(...(['holding', 'input', 'coil', 'discrete'] as const)),
        as: fc.constantFrom(...(['uint16', 'float32', 'float64'] as const)),
      }),
      { maxLength: 60 },
    )
    .map((all) => all.map((one, index) => point(one.address, { ...one, key: `p${index}` })));

  it('read every point once, whatever the points and the limits, and no longer stretch than allowed', () => {
    fc.assert(
      fc.property(
        anyPoints,
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 125 }),
        (points, gap, longest) => {
          const spans = planReads(points, { gap, longest });

          expect(spans.flatMap((span) => span.points.map(({ key }) => key)).toSorted()).toEqual(
            points.map(({ key }) => key).toSorted(),
          );
          for (const span of spans) {
            const biggest = Math.max(...span.points.map(registersOf));
            expect(span.length).toBeLessThanOrEqual(Math.max(longest, biggest));
            for (const one of span.points) {
              expect(one.register).toBe(span.register);
              expect(one.address).toBeGreaterThanOrEqual(span.address);
              expect(one.address + registersOf(one)).toBeLessThanOrEqual(span.address + span.length);
            }
          }
        },
      ),
    );
  });

  it('are as few as one where all is within the limits', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1 }), (addresses) => {
        expect(
          planReads(
            addresses.map((address) => point(address)),
            { gap: 100, longest: 100 },
          ),
        ).toHaveLength(1);
      }),
    );
  });

  it('that are refused are halved until each point is alone', () => {
    const [whole] = planReads([point(0), point(1), point(2)], { gap: 0, longest: 10 });
    const halves = halve(whole!);

    expect(halves.map(({ address, length }) => [address, length])).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(halve(halves[1]!).map(({ address }) => address)).toEqual([2]);
  });
});
