import { alarmPacket, deviceState, eventPacket } from '@imah/contract';
import { describe, expect, it } from 'vitest';
import { decodeAlarm, decodeDeviceState, decodeEvent } from './decode-live.ts';

const id = '01935e55-7c1a-7b2c-8d3e-000000000001';
const state = { status: 'online', ts: { on: 5 }, values: { on: true, power: 2.5, note: 'ok' }, lastSeenAt: 5 };
const alarm = {
  id,
  seq: 4,
  op: 'raised',
  alarm: {
    id,
    buildingId: id,
    deviceId: id,
    deviceName: 'Pompa',
    key: null,
    condition: 'offline',
    severity: 'major',
    active: true,
    value: null,
    count: 1,
    raisedAt: '2026-11-20T10:05:00.000Z',
    lastAt: '2026-11-20T10:05:00.000Z',
    clearedAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
  },
};
const event = { entity: 'device', id, version: 3, op: 'updated', at: '2026-11-20T10:05:00.000Z' };

describe('what the contract’s schemas take, the decoders take as well', () => {
  it('the state of a device', () => {
    expect(decodeDeviceState(JSON.stringify(state))).toEqual(deviceState.parse(state));
  });
  it('an alarm', () => {
    expect(decodeAlarm(JSON.stringify(alarm))).toEqual(alarmPacket.parse(alarm));
  });
  it('an event', () => {
    expect(decodeEvent(JSON.stringify(event))).toEqual(eventPacket.parse(event));
  });
});

it('an empty payload is a device that is gone', () => {
  expect(decodeDeviceState('')).toBe(null);
});

it.each([
  ['no JSON', '{"status":', 'JSON'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown status', JSON.stringify({ ...state, status: 'happy' })],
  ['a status that every object has', JSON.stringify({ ...state, status: 'toString' })],
  ['a value that is an object', JSON.stringify({ ...state, values: { on: {} } })],
  ['a time that is a text', JSON.stringify({ ...state, ts: { on: '5' } })],
  ['no values', JSON.stringify({ ...state, values: undefined })],
])('%s is not taken for the state of a device', (_, text, message = 'not the state of a device') => {
  expect(() => decodeDeviceState(text)).toThrow(message);
});

it.each(['null', '{}', '{"seq":"1"}', JSON.stringify({ ...alarm, op: 'sung' })])(
  '%s is not taken for an alarm',
  (text) => {
    expect(() => decodeAlarm(text)).toThrow('not an alarm');
  },
);

it.each(['null', '{}', JSON.stringify({ ...event, op: 'sung' })])('%s is not taken for an event', (text) => {
  expect(() => decodeEvent(text)).toThrow('not an event');
});
