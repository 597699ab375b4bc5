import type { DeviceState, MetricValue } from '@imah/contract/devices';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLastValueStore } from './last-value-store.ts';

const state = (ts: number, value: MetricValue, status: DeviceState['status'] = 'online'): DeviceState => ({
  status,
  values: { power: value },
  ts: { power: ts },
  lastSeenAt: ts,
});

function store() {
  const changed: string[] = [];
  return { changed, store: createLastValueStore((key) => changed.push(key)) };
}

it('tells which keys have changed: the building, the device, and only the metrics that are new', () => {
  const { changed, store: values } = store();
  values.apply(
    'b',
    'd',
    { status: 'online', values: { power: 1, on: true }, ts: { power: 1, on: 1 }, lastSeenAt: 1 },
    'live',
  );
  changed.length = 0;

  values.apply(
    'b',
    'd',
    { status: 'online', values: { power: 2, on: true }, ts: { power: 2, on: 1 }, lastSeenAt: 2 },
    'live',
  );

  expect(changed).toEqual(['building/b', 'device/d', 'device/d/power']);
});

it('a duplicate changes nothing and tells nobody', () => {
  const { changed, store: values } = store();
  values.apply('b', 'd', state(1, 10), 'live');
  const before = values.readDevice('d');
  changed.length = 0;

  values.apply('b', 'd', state(1, 10), 'live');

  expect([changed, values.readDevice('d') === before]).toEqual([[], true]);
});

it('a value older than the stored one is dropped', () => {
  const { store: values } = store();
  values.apply('b', 'd', state(5, 50), 'live');

  values.apply('b', 'd', state(4, 40), 'live');

  expect(values.readMetric('d', 'power')).toEqual({ value: 50, ts: 5 });
});

it('the broker’s word on offline counts although no value is newer', () => {
  const { store: values } = store();
  values.apply('b', 'd', state(5, 50), 'live');

  values.apply('b', 'd', state(5, 50, 'offline'), 'live');

  expect(values.readDevice('d')).toEqual(state(5, 50, 'offline'));
});

it('a snapshot that was asked for before a live message does not undo it', () => {
  const { store: values } = store();
  values.apply('b', 'd', state(5, 50), 'live');
  const askedAt = values.order();
  values.apply('b', 'd', state(6, 60, 'offline'), 'live');

  values.apply('b', 'd', state(5, 50), { askedAt });

  expect(values.readDevice('d')).toEqual(state(6, 60, 'offline'));
});

it('a snapshot asked for after the last live message counts, also where the times are equal', () => {
  const { store: values } = store();
  values.apply('b', 'd', state(5, 50), 'live');

  values.apply('b', 'd', state(5, 51, 'offline'), { askedAt: values.order() });

  expect(values.readDevice('d')).toEqual(state(5, 51, 'offline'));
});

it('forgets devices that a snapshot does not know, unless they have spoken since', () => {
  const { store: values } = store();
  values.apply('b', 'gone', state(1, 1), 'live');
  values.apply('other', 'elsewhere', state(1, 1), 'live');
  const askedAt = values.order();
  values.apply('b', 'new', state(2, 2), 'live');

  values.retain('b', new Set(), askedAt);

  expect([...values.readBuilding('b').keys()]).toEqual(['new']);
  expect(values.readDevice('elsewhere')).toEqual(state(1, 1));
});

it('a building reads as the same map until one of its devices changes', () => {
  const { store: values } = store();
  values.apply('b', 'd', state(1, 1), 'live');
  const before = values.readBuilding('b');

  values.apply('other', 'e', state(1, 1), 'live');
  expect(values.readBuilding('b')).toBe(before);
  values.apply('b', 'd', state(2, 2), 'live');

  expect([values.readBuilding('b') === before, values.readBuilding('b').get('d')]).toEqual([false, state(2, 2)]);
});

it('a device that moves to another building leaves the former one', () => {
  const { store: values } = store();
  values.apply('b', 'd', state(1, 1), 'live');

  values.apply('c', 'd', state(2, 2), 'live');

  expect([values.readBuilding('b').size, values.readBuilding('c').get('d')]).toEqual([0, state(2, 2)]);
});

it('whatever is repeated or late, each metric ends at its newest value', () => {
  const report = fc.record({
    device: fc.constantFrom('d', 'e'),
    key: fc.constantFrom('a', 'b'),
    ts: fc.nat(30),
    value: fc.integer(),
  });
  fc.assert(
    fc.property(fc.array(report, { maxLength: 60 }), (reports) => {
      const { store: values } = store();
      const newest = new Map<string, { ts: number; value: number }>();
      for (const { device, key, ts, value } of reports) {
        values.apply(
          'b',
          device,
          { status: 'online', values: { [key]: value }, ts: { [key]: ts }, lastSeenAt: ts },
          'live',
        );
        const name = `${device}/${key}`;
        if (ts >= (newest.get(name)?.ts ?? -1)) newest.set(name, { ts, value });
      }
      for (const [name, expected] of newest) {
        const [device = '', key = ''] = name.split('/');
        expect(values.readMetric(device, key)).toEqual(expected);
        expect(values.readDevice(device)?.values[key]).toBe(expected.value);
        expect(values.readDevice(device)?.ts[key]).toBe(expected.ts);
      }
    }),
  );
});
