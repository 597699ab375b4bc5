import type { DeviceState, MetricValue } from '@imah/contract/devices';
import type { DeviceStatus } from '@imah/contract/devices/words';
import type { AlarmPacket, CommandAck, EventPacket } from '@imah/contract/mqtt';
import { type ChannelPayloads, parseTopic, type Topic } from '@imah/contract/mqtt/words';
import type { NotificationPacket } from '@imah/contract/notifications';

type Fields = Readonly<Record<string, unknown>>;

/** Reads a payload, or throws. */
export type Decode<T = unknown> = (text: string, topic: string) => T;

// Keyed by the contract's words, so that a new one has to be named here.
const alarmOps: Readonly<Record<AlarmPacket['op'], true>> = { raised: true, updated: true, cleared: true };
const eventOps: Readonly<Record<EventPacket['op'], true>> = {
  created: true,
  updated: true,
  deleted: true,
  presence: true,
  progress: true,
};
const notificationOps: Readonly<Record<NotificationPacket['op'], true>> = { told: true, marked: true };
const statuses: Readonly<Record<DeviceStatus, true>> = {
  'never-seen': true,
  online: true,
  offline: true,
  disabled: true,
};
const ackStatuses: Readonly<Record<CommandAck['status'], true>> = { accepted: true, done: true, failed: true };

const eventDecoder: Decode<EventPacket> = packetDecoder('an event', ({ entity, id, op }) => {
  return typeof entity === 'string' && typeof id === 'string' && isWord(eventOps, op);
});

/**
 * Written by hand because the contract's schemas would bring a validator of their own into every page. They look
 * at what a reader goes by and pass on the rest as the server sent it, also words that this build does not know yet.
 */
const decoders: { readonly [C in keyof ChannelPayloads]: Decode<ChannelPayloads[C]> } = {
  state: decodeDeviceState,
  alarm: packetDecoder('an alarm', ({ alarm, op, seq }) => {
    return typeof seq === 'number' && isWord(alarmOps, op) && isRecord(alarm);
  }),
  ev: eventDecoder,
  topic: eventDecoder,
  watch: packetDecoder('who is before a ticket', ({ seq, ticketId, pageId, people }) => {
    return (
      typeof seq === 'number' && typeof ticketId === 'string' && typeof pageId === 'string' && Array.isArray(people)
    );
  }),
  notif: packetDecoder('a notification', ({ op, unread }) => isWord(notificationOps, op) && typeof unread === 'number'),
  access: packetDecoder('a change of rights', ({ at }) => typeof at === 'string'),
  presence: packetDecoder('a presence', ({ online }) => typeof online === 'boolean'),
  tele: packetDecoder('telemetry', isPoint, (packet) => Array.isArray(packet) && packet.every(isPoint)),
  cmd: packetDecoder('a command', ({ id, method, params }) => {
    return typeof id === 'string' && method === 'set' && isRecord(params) && isMetricValue(params['value']);
  }),
  'cmd/ack': packetDecoder('an answer to a command', ({ id, status }) => {
    return typeof id === 'string' && isWord(ackStatuses, status);
  }),
};

const parseJson: Decode = (text) => JSON.parse(text);

/** The decoder of a filter's topics: that of its channel, or JSON where the grammar does not know it. */
export function decoderOf(filter: string): Decode {
  const topic = parseTopic(filter);
  return topic === null ? parseJson : decoders[channelOf(topic)];
}

function channelOf(topic: Topic): keyof ChannelPayloads {
  if (topic.kind === 'notification') return 'notif';
  if (topic.kind === 'community') return 'topic';
  if (topic.kind === 'watch') return 'watch';
  return topic.kind === 'access' ? 'access' : topic.channel;
}

function packetDecoder<T>(
  what: string,
  isIt: (packet: Fields) => boolean,
  isOther: (packet: unknown) => boolean = () => false,
): Decode<T> {
  return (text) => {
    const packet: unknown = JSON.parse(text);
    // What was looked at decides.
    if ((isRecord(packet) && isIt(packet)) || isOther(packet)) return packet as T;
    throw new TypeError(`not ${what}`);
  };
}

function isPoint(point: unknown): boolean {
  return isRecord(point) && isRecord(point['values']) && allOf(point['values'], isMetricValue);
}

function decodeDeviceState(text: string): DeviceState | null {
  // An empty payload takes a kept value away: the device is gone.
  if (text === '') return null;
  const packet: unknown = JSON.parse(text);
  if (!isDeviceState(packet)) throw new TypeError('not the state of a device');
  return packet;
}

function isDeviceState(packet: unknown): packet is DeviceState {
  if (!isRecord(packet) || !isWord(statuses, packet['status'])) return false;
  const { lastSeenAt, ts, values } = packet;
  if (lastSeenAt !== null && typeof lastSeenAt !== 'number') return false;
  return isRecord(ts) && isRecord(values) && allOf(ts, isTime) && allOf(values, isMetricValue);
}

function isTime(value: unknown): boolean {
  return typeof value === 'number';
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function allOf(record: Fields, test: (value: unknown) => boolean): boolean {
  for (const key in record) if (!test(record[key])) return false;
  return true;
}

function isWord(words: Readonly<Record<string, true>>, word: unknown): boolean {
  return typeof word === 'string' && Object.hasOwn(words, word);
}

function isMetricValue(value: unknown): value is MetricValue {
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';
}
