import type { DeviceType, FoundDevice, FoundProperty } from '@imah/contract/devices';
import { controlMetricOf, mostMetrics, typeNameLength } from '@imah/contract/devices/words';
import { describe, expect, it } from 'vitest';
import { draftOf, emptyType, isSought, lostMetrics } from './type-draft.ts';
import { typeOfFound } from './type-of-found.ts';

const property = (key: string, more: Partial<FoundProperty> = {}): FoundProperty =>
  ({ key, label: key, unit: null, value: null, isWritable: false, ...more }) as FoundProperty;
const found = (properties: readonly FoundProperty[], more: Partial<FoundDevice> = {}): FoundDevice =>
  ({ name: 'pompa_1', model: null, properties, ...more }) as FoundDevice;
const metricsOf = (properties: readonly FoundProperty[]) =>
  typeOfFound(found(properties)).metrics.map(({ key, kind, unit, decimals }) => [key, kind, unit, decimals]);

describe('a type that is made of a found device', () => {
  it.each<[what: string, more: Partial<FoundProperty>, metric: unknown[]]>([
    ['a number with a unit that is known', { value: 12.5, unit: 'W' }, ['gauge', 'W', 2]],
    ['a number with a unit of its own', { value: 12.5, unit: 'furlong' }, ['gauge', 'none', 2]],
    ['a number that it has not said yet', { unit: '°C' }, ['gauge', '°C', 2]],
    ['a switch', { value: true }, ['state', 'none', 0]],
    ['a switch that it has not said yet, but takes', { isWritable: true }, ['state', 'none', 0]],
    ['a text', { value: 'Cerah', unit: 'W' }, ['text', 'none', 0]],
    ['what nobody knows yet', {}, ['text', 'none', 0]],
  ])('has %s as the metric it is', (_what, more, metric) => {
    expect(metricsOf([property('nilai', more)])).toEqual([['nilai', ...metric]]);
  });

  it('has each key once, as the server will find it again, and leaves out what can have none', () => {
    const properties = ['ENERGY.Power', 'energy_power', 'Suhu Ruang', '???'].map((key) => property(key, { value: 1 }));

    const keys = metricsOf(properties).map(([key]) => key);

    expect([new Set(keys).size, keys.every((key) => /^[a-z][a-z0-9_]*$/.test(String(key)))]).toEqual([
      keys.length,
      true,
    ]);
    expect(keys).toContain('suhu_ruang');
  });

  it('is moved by what can be written and is a switch, under its own label', () => {
    const { controls } = typeOfFound(
      found([
        property('relay', { value: false, isWritable: true, label: 'Relai' }),
        property('target', { value: 21, isWritable: true }),
        property('pintu', { value: true }),
      ]),
    );

    expect(controls.map((control) => [controlMetricOf(control), control.label.id])).toEqual([['relay', 'Relai']]);
  });

  it('stays within what a type may have, however much the device says', () => {
    const properties = Array.from({ length: 200 }, (_, index) =>
      property(`p${index}`, { label: 'x'.repeat(500), value: 1 }),
    );
    const { name, metrics } = typeOfFound(found(properties, { model: 'M'.repeat(500) }));

    expect([name.id.length, metrics.length, metrics[0]?.label.id.length]).toEqual([
      typeNameLength,
      mostMetrics,
      typeNameLength,
    ]);
  });

  it('is called by its model, else by its name, and is empty where it says nothing', () => {
    expect(typeOfFound(found([property('a', { value: 1 })], { model: 'SP1' })).name.id).toBe('SP1');
    expect(typeOfFound(found([property('a', { value: 1 })])).name.id).toBe('pompa_1');
    expect(typeOfFound(found([]))).toEqual(emptyType);
  });

  it('names a metric by its key where the device has no words for it', () => {
    expect(typeOfFound(found([property('suhu', { label: '  ', value: 1 })])).metrics[0]?.label.id).toBe('suhu');
  });
});

describe('a type that is changed', () => {
  const type = {
    key: 'org:1',
    name: { id: 'Pompa', en: 'Pump' },
    icon: 'lucide:unheard-of',
    metrics: [
      { key: 'daya', label: { id: 'Daya', en: 'Power' }, kind: 'gauge', unit: 'W', decimals: 0 },
      { key: 'nyala', label: { id: 'Nyala', en: 'Running' }, kind: 'state', unit: 'none', decimals: 0 },
    ],
    controls: [],
    offlineAfterSec: 600,
  } as unknown as DeviceType;
  const [power, running] = type.metrics;

  it('begins with an icon that can be chosen, whatever it had', () => {
    expect([draftOf(type).icon, draftOf({ ...type, icon: 'lucide:cpu' }).icon]).toEqual(['lucide:cpu', 'lucide:cpu']);
    expect([Object.hasOwn(draftOf(type), 'mainMetric'), draftOf({ ...type, mainMetric: 'daya' }).mainMetric]).toEqual([
      false,
      'daya',
    ]);
  });

  it('loses a metric that is gone, of another kind or of another unit, and none that is only renamed', () => {
    const lost = (metrics: DeviceType['metrics']) => lostMetrics(type, { metrics }).map(({ key }) => key);

    expect(lost([running!])).toEqual(['daya']);
    expect(lost([{ ...power!, unit: '%' }, running!])).toEqual(['daya']);
    expect(lost([power!, { ...running!, kind: 'text' }])).toEqual(['nyala']);
    expect(lost([{ ...power!, label: { id: 'Beban', en: 'Load' }, decimals: 2 }, running!])).toEqual([]);
  });

  it('is found by its name and its metrics, in the language of the page', () => {
    const words = ['pomp', ' DAYA ', 'power', 'pump', ''];

    expect(words.map((text) => [isSought(type, text, 'id'), isSought(type, text, 'en')])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, true],
      [true, true],
    ]);
  });
});
