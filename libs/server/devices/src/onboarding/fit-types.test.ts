import type { DeviceType } from '@imah/contract/devices';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceTypes } from '../device-types.ts';
import type { Source, SourceProperty } from './adapters/index.ts';
import { convert, conversionOf } from './convert-unit.ts';
import { fitTypes, mapTo } from './fit-types.ts';
import { mergeSource, withoutDescribedBy } from './merge-source.ts';

const property = (key: string, more: Partial<SourceProperty> = {}): SourceProperty => ({
  key,
  label: key,
  kind: 'number',
  unit: null,
  purpose: null,
  reads: [],
  write: null,
  ...more,
});
const typeOf = (key: string): DeviceType => {
  const type = deviceTypes.find((one) => one.key === key);
  if (type === undefined) throw new Error(`No type ${key}`);
  return type;
};
const write = { topic: 'set', on: 'ON', off: 'OFF' };
const plug = typeOf('smart-plug');

describe('the metrics of a type in the words of a device', () => {
  it('are found by what a property is about, whatever it is called', () => {
    const properties = [property('ENERGY.Power', { purpose: 'power', unit: 'W' })];

    expect(mapTo(plug, properties)).toEqual([{ property: 'ENERGY.Power', metric: 'power' }]);
  });

  it('take nothing of another kind, nor of a unit that cannot be converted', () => {
    const wrong = [
      property('power', { purpose: 'power', kind: 'text' }),
      property('voltage', { purpose: 'voltage', unit: 'bar' }),
    ];

    expect(mapTo(plug, wrong)).toEqual([]);
  });

  it('take the first of two that are about the same, and each property once', () => {
    const twice = [property('a', { purpose: 'power', unit: 'W' }), property('b', { purpose: 'power', unit: 'W' })];

    expect(mapTo(plug, twice)).toEqual([{ property: 'a', metric: 'power' }]);
  });

  it('leave what one metric has taken to no other', () => {
    const door = [property('locked', { kind: 'switch', purpose: 'open' })];

    expect(mapTo(typeOf('door'), door)).toEqual([{ property: 'locked', metric: 'locked' }]);
  });

  it('that are moved take the first switch that is left and can be written', () => {
    const switches = [
      property('terbaca', { kind: 'switch', purpose: 'switch' }),
      property('relay', { kind: 'switch', purpose: 'switch', write }),
      property('relay lain', { kind: 'switch', purpose: 'switch', write }),
    ];

    expect(mapTo(typeOf('pump'), switches)).toEqual([{ property: 'relay', metric: 'running' }]);
  });

  it('for every type and device name each metric and each property once, and only what there is', () => {
    const anything = fc.array(
      fc.record({
        kind: fc.constantFrom('number' as const, 'switch' as const, 'text' as const),
        purpose: fc.option(fc.constantFrom('power', 'energy', 'voltage', 'temperature', 'humidity', 'open', 'switch')),
        unit: fc.option(fc.constantFrom('W', 'kW', 'kWh', 'Wh', '°C', '°F', '%', 'V', 'bar')),
        isWritten: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...deviceTypes), anything, (type, facts) => {
        const properties = facts.map(({ isWritten, ...rest }, index) =>
          property(`p${index}`, { ...rest, write: isWritten ? write : null }),
        );
        const mapping = mapTo(type, properties);

        expect(new Set(mapping.map((one) => one.property)).size).toBe(mapping.length);
        expect(new Set(mapping.map((one) => one.metric)).size).toBe(mapping.length);
        for (const { property: key, metric: name } of mapping) {
          const metric = type.metrics.find((one) => one.key === name);
          const found = properties.find((one) => one.key === key);
          expect(conversionOf(found?.unit ?? null, metric?.unit ?? '?')).not.toBeNull();
        }
      }),
    );
  });
});

describe('the types that a device fits', () => {
  it('are led by the one that knows most of what it says', () => {
    const properties = [
      property('POWER', { kind: 'switch', purpose: 'switch', write }),
      property('p', { purpose: 'power', unit: 'W' }),
      property('e', { purpose: 'energy', unit: 'kWh' }),
      property('v', { purpose: 'voltage', unit: 'V' }),
      property('c', { purpose: 'current', unit: 'A' }),
    ];

    expect(fitTypes(deviceTypes, properties)[0]?.typeKey).toBe('smart-plug');
  });

  it('are none where no property is any metric of a type', () => {
    expect([fitTypes([plug], [property('pesan', { kind: 'text' })]), fitTypes(deviceTypes, [])]).toEqual([[], []]);
  });
});

describe('a value in another unit', () => {
  it.each([
    [1.5, 'kW', 'W', 1_500],
    [250, 'mW', 'W', 0.25],
    [1_234, 'Wh', 'kWh', 1.234],
    [0.5, 'MWh', 'kWh', 500],
    [212, '°F', '°C', 100],
    [-40, '°F', '°C', -40],
    [273.15, 'K', '°C', 0],
    [1, 'm³/h', 'L/min', 16.6666666667],
    [90, 'L/h', 'L/min', 1.5],
    [1_013.25, 'hPa', 'bar', 1.01325],
    [100, 'kPa', 'bar', 1],
    [100_000, 'Pa', 'bar', 1],
    [10, 'psi', 'bar', 0.689476],
    [750, 'L', 'm³', 0.75],
    [0.1 + 0.2, 'lx', 'lux', 0.1 + 0.2],
  ])('%d %s is in %s %d', (value, from, to, expected) => {
    const conversion = conversionOf(from, to);

    expect(conversion === null ? null : convert(value, conversion)).toBeCloseTo(expected, 9);
  });

  it('is what it is where the device names no unit, or the metric has none', () => {
    expect([conversionOf(null, 'W'), conversionOf('', 'W'), conversionOf('apa saja', 'none')]).toEqual(
      Array(3).fill({ factor: 1, offset: 0 }),
    );
  });

  it('is none where one cannot be made of the other', () => {
    expect([conversionOf('bar', 'W'), conversionOf('%', '°C'), conversionOf('W', 'kWh')]).toEqual([null, null, null]);
  });

  it('keeps the order of what is measured, whatever the unit', () => {
    const pairs = [
      ['°F', '°C'],
      ['kPa', 'bar'],
      ['m³/h', 'L/min'],
      ['Wh', 'kWh'],
    ] as const;
    const finite = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...pairs), finite, finite, ([from, to], a, b) => {
        const conversion = conversionOf(from, to) ?? { factor: -1, offset: 0 };
        expect(Math.sign(convert(a, conversion) - convert(b, conversion)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('what is known of a device', () => {
  const source = (more: Partial<Source> = {}): Source => ({
    sourceKey: 'satu',
    name: 'Satu',
    maker: null,
    model: null,
    firmware: null,
    presence: [],
    properties: [],
    ...more,
  });

  it('is replaced by what it says of itself, and keeps what that leaves out', () => {
    const known = source({ maker: 'Bardi', firmware: '1.0', properties: [property('a', { unit: 'W' })] });
    const said = source({ name: 'Pompa', firmware: '1.1', properties: [property('a', { unit: 'kW' }), property('b')] });

    expect(mergeSource(known, said, 'description')).toEqual({
      ...said,
      maker: 'Bardi',
      properties: [property('a', { unit: 'kW' }), property('b')],
    });
  });

  it('is added to by what its values give away, and never changed by them', () => {
    const known = source({ name: 'Pompa', properties: [property('a', { unit: 'W' })] });
    const guessed = source({ name: 'tebakan', properties: [property('a'), property('b')] });

    expect(mergeSource(known, guessed, 'values')).toEqual({
      ...known,
      properties: [property('a', { unit: 'W' }), property('b')],
    });
  });

  it('is the same object where nothing is new, so that nothing is written', () => {
    const known = source({ properties: [property('a')] });

    expect(mergeSource(known, source({ properties: [property('a')] }), 'description')).toBe(known);
    expect(mergeSource(known, source({ name: 'lain' }), 'values')).toBe(known);
  });

  it('is bounded, however much it says', () => {
    const many = Array.from({ length: 400 }, (_, index) => property(`p${index}`));
    const { properties } = mergeSource(source(), source({ properties: many }), 'description');

    expect([properties.length, properties[0]?.key, properties.at(-1)?.key]).toEqual([150, 'p0', 'p149']);
  });

  it('loses what one topic alone has described once that is taken away', () => {
    const known = source({ properties: [property('a', { from: 'x' }), property('b', { from: 'y' }), property('c')] });

    expect(withoutDescribedBy(known, 'x').properties.map(({ key }) => key)).toEqual(['b', 'c']);
    expect(withoutDescribedBy(known, 'z')).toBe(known);
  });
});
