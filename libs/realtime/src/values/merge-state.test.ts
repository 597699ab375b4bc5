import type { DeviceState } from '@imah/contract/devices';
import { expect, it } from 'vitest';
import { mergeState, timeOf } from './merge-state.ts';

const state = (lastSeenAt: number, values: DeviceState['values'], ts: DeviceState['ts'] = {}): DeviceState => ({
  status: 'online',
  lastSeenAt,
  values,
  ts,
});

it('takes everything where nothing was known', () => {
  const next = state(1, { on: true, power: 5 });

  expect(mergeState(null, next, false)).toEqual({ state: next, taken: ['on', 'power'] });
});

it('takes the newer value of each metric and keeps the older ones', () => {
  const known = state(5, { on: true, power: 5 }, { on: 5, power: 1 });

  expect(mergeState(known, state(4, { on: false, power: 6 }, { on: 4, power: 4 }), false)).toEqual({
    state: state(5, { on: true, power: 6 }, { on: 5, power: 4 }),
    taken: ['power'],
  });
});

it('counts a value of the same time only when it comes later in the server’s own order', () => {
  const known = state(5, { on: true }, { on: 5 });
  const next = state(5, { on: false }, { on: 5 });

  expect(mergeState(known, next, false)).toBeNull();
  expect(mergeState(known, next, true)).toEqual({ state: next, taken: ['on'] });
});

it('is nothing new when values and status are those that stand', () => {
  expect(mergeState(state(5, { on: true }, { on: 5 }), state(5, { on: true }, { on: 5 }), true)).toBeNull();
});

it('keeps a metric that the newer state does not name', () => {
  const known = state(5, { on: true, power: 5 }, { on: 5, power: 5 });

  expect(mergeState(known, state(6, { on: false }, { on: 6 }), true)?.state.values).toEqual({ on: false, power: 5 });
});

it('takes the status of who was seen later, though no value is newer', () => {
  const known = state(5, { on: true }, { on: 5 });

  expect(mergeState(known, { ...known, status: 'offline', lastSeenAt: 6 }, false)).toEqual({
    state: { ...known, status: 'offline', lastSeenAt: 6 },
    taken: [],
  });
  expect(mergeState(known, { ...known, status: 'offline', lastSeenAt: 4 }, false)).toBeNull();
});

it('says of a metric without a time of its own when the device was seen', () => {
  expect([timeOf(state(7, { on: true }), 'on'), timeOf(state(7, { on: true }, { on: 3 }), 'on')]).toEqual([7, 3]);
  expect(timeOf({ ...state(7, {}), lastSeenAt: null }, 'on')).toBe(0);
});
