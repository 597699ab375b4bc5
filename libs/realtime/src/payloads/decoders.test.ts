import { deviceState } from '@imah/contract/devices';
import { accessPacket, alarmPacket, commandAck, commandPacket, eventPacket, presencePacket } from '@imah/contract/mqtt';
import {
  accessTopic,
  buildingChannels,
  buildingDevicesFilter,
  buildingTopic,
  communityTopicOf,
  deviceChannels,
  deviceTopic,
  notificationTopic,
  watchTopic,
} from '@imah/contract/mqtt/words';
import { notificationPacket } from '@imah/contract/notifications';
import { telemetryPacket } from '@imah/contract/telemetry';
import { ticketPresence } from '@imah/contract/tickets';
import { describe, expect, it } from 'vitest';
import { decoderOf } from './decoders.ts';

const id = '01935e55-7c1a-7b2c-8d3e-000000000001';
const at = '2026-11-20T10:05:00.000Z';
const device = { orgId: id, buildingId: id, deviceId: id };
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
    rule: null,
    severity: 'major',
    active: true,
    value: null,
    count: 1,
    raisedAt: at,
    lastAt: at,
    clearedAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    quiet: null,
  },
};
const event = { entity: 'device', id, version: 3, op: 'updated', at };
const command = { id, method: 'set', params: { key: 'running', value: true }, expiresAt: at };
const topics = {
  state: deviceTopic(device, 'state'),
  alarm: buildingTopic(device, 'alarm'),
  ev: buildingTopic(device, 'ev'),
  notif: notificationTopic(id),
  access: accessTopic(id),
  presence: deviceTopic(device, 'presence'),
  tele: deviceTopic(device, 'tele'),
  topic: communityTopicOf(id),
  watch: watchTopic(id),
  cmd: deviceTopic(device, 'cmd'),
  'cmd/ack': deviceTopic(device, 'cmd/ack'),
};
const decode = (channel: keyof typeof topics, text: string) => decoderOf(topics[channel])(text, topics[channel]);

describe('what the contract’s schemas take, the decoders take as well', () => {
  it.each([
    ['state', deviceState.parse(state)],
    ['alarm', alarmPacket.parse(alarm)],
    ['ev', eventPacket.parse(event)],
    ['notif', notificationPacket.parse({ op: 'told', id, urgency: null, unread: 3 })],
    ['access', accessPacket.parse({ at })],
    ['topic', eventPacket.parse({ ...event, entity: 'topic' })],
    ['watch', ticketPresence.parse({ seq: 1, ticketId: id, pageId: id, people: [], staff: 'quiet' })],
    ['presence', presencePacket.parse({ online: false, ts: 5 })],
    ['tele', telemetryPacket.parse({ ts: 5, values: { power: 2.5 } })],
    ['tele', telemetryPacket.parse([{ ts: 5, values: { power: 2.5 } }, { values: { on: false } }])],
    ['cmd', commandPacket.parse(command)],
    ['cmd/ack', commandAck.parse({ id, status: 'failed', error: 'macet' })],
  ] as const)('%s', (channel, packet) => {
    expect(decode(channel, JSON.stringify(packet))).toEqual(packet);
  });
});

it('every channel of the grammar has a decoder of its own', () => {
  const filters = [
    ...deviceChannels.map((channel) => deviceTopic(device, channel)),
    ...buildingChannels.map((channel) => buildingTopic(device, channel)),
    notificationTopic(id),
    accessTopic(id),
    watchTopic(id),
  ];

  expect(new Set([...filters, 'weather/jakarta'].map(decoderOf)).size).toBe(filters.length + 1);
  expect(decoderOf(buildingDevicesFilter(device, 'state'))).toBe(decoderOf(topics.state));
});

it('an empty payload is a device that is gone', () => {
  expect(decode('state', '')).toBe(null);
});

it('a text that the grammar does not know carries any JSON', () => {
  expect(decoderOf('weather/jakarta')('[31]', 'weather/jakarta')).toEqual([31]);
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
  expect(() => decode('state', text)).toThrow(message);
});

it.each([
  ['alarm', '{}', 'not an alarm'],
  ['alarm', '{"seq":"1"}', 'not an alarm'],
  ['alarm', JSON.stringify({ ...alarm, op: 'sung' }), 'not an alarm'],
  ['ev', '{}', 'not an event'],
  ['ev', JSON.stringify({ ...event, op: 'sung' }), 'not an event'],
  ['notif', '{"op":"told","unread":"3"}', 'not a notification'],
  ['notif', '{"op":"sung","unread":3}', 'not a notification'],
  ['access', '{}', 'not a change of rights'],
  ['topic', '{}', 'not an event'],
  ['presence', '{"online":"yes"}', 'not a presence'],
  ['tele', '{"values":{"power":[]}}', 'not telemetry'],
  ['tele', '[{"values":{"power":1}},{}]', 'not telemetry'],
  ['cmd', JSON.stringify({ ...command, method: 'explode' }), 'not a command'],
  ['cmd', JSON.stringify({ ...command, params: {} }), 'not a command'],
  ['cmd/ack', JSON.stringify({ id, status: 'maybe' }), 'not an answer to a command'],
] as const)('on %s, %s is %s', (channel, text, message) => {
  expect(() => decode(channel, text)).toThrow(message);
  expect(() => decode(channel, 'null')).toThrow(message);
});
