import type { DeviceState } from '@imah/contract/devices';
import type { AlarmPacket, EventPacket } from '@imah/contract/mqtt';
import { buildingDevicesFilter, buildingTopic, deviceTopic, notificationTopic } from '@imah/contract/mqtt/words';
import type { NotificationPacket } from '@imah/contract/notifications';
import { expect, expectTypeOf, it } from 'vitest';
import { createFakeRealtime } from '../testing/index.ts';
import type { MessageHandler } from './subscription-types.ts';

const building = { orgId: '01935e4f-7c1a-7b2c-8d3e-000000000001', buildingId: '01935e51-7c1a-7b2c-8d3e-000000000001' };
const pump = '01935e55-7c1a-7b2c-8d3e-000000000001';
const person = '01935e50-7c1a-7b2c-8d3e-000000000001';

it('a topic of the grammar gives the payload its type, with options and without', () => {
  const { subscribe } = createFakeRealtime();

  subscribe(buildingDevicesFilter(building, 'state'), ({ payload }) => {
    expectTypeOf(payload).toEqualTypeOf<DeviceState | null>();
  });
  subscribe(deviceTopic({ ...building, deviceId: pump }, 'state'), ({ payload }) => {
    expectTypeOf(payload).toEqualTypeOf<DeviceState | null>();
  });
  subscribe(deviceTopic({ ...building, deviceId: pump }, 'presence'), ({ payload }) => {
    expectTypeOf(payload.online).toEqualTypeOf<boolean>();
  });
  subscribe(buildingTopic(building, 'alarm'), ({ payload }) => expectTypeOf(payload).toEqualTypeOf<AlarmPacket>(), {
    qos: 1,
  });
  subscribe(buildingTopic(building, 'ev'), ({ payload }) => expectTypeOf(payload).toEqualTypeOf<EventPacket>(), {
    onGranted: () => {},
  });
  subscribe(notificationTopic(person), ({ payload }) => expectTypeOf(payload).toEqualTypeOf<NotificationPacket>());
});

it('of a plain text nobody knows the payload, unless a decoder says', () => {
  const { subscribe } = createFakeRealtime();
  const filter: string = 'weather/+';

  subscribe(filter, ({ payload }) => expectTypeOf(payload).toBeUnknown());
  subscribe('weather/jakarta', ({ payload }) => expectTypeOf(payload).toBeUnknown(), { qos: 1 });
  subscribe(filter, ({ payload }) => expectTypeOf(payload).toEqualTypeOf<number>(), { decode: Number });
  subscribe(buildingTopic(building, 'ev'), ({ payload }) => expectTypeOf(payload).toEqualTypeOf<string>(), {
    decode: (text: string) => text,
  });
});

it('a handler of another payload is not taken', () => {
  const { problems, subscribe } = createFakeRealtime();
  const ofAlarms: MessageHandler<AlarmPacket> = () => {};
  const ofNumbers: MessageHandler<number> = () => {};

  subscribe(buildingTopic(building, 'alarm'), ofAlarms);
  // @ts-expect-error -- an event is no alarm
  subscribe(buildingTopic(building, 'ev'), ofAlarms);
  // @ts-expect-error -- nobody knows that numbers are sent there
  subscribe('weather/jakarta', ofNumbers);
  // @ts-expect-error -- the decoder makes texts of them
  subscribe('weather/jakarta', ofNumbers, { decode: String });

  expect(problems).toEqual([]);
});

it('what the type says is what the handler gets: a payload of another shape is reported and dropped', () => {
  const realtime = createFakeRealtime();
  const heard: NotificationPacket[] = [];
  const told: NotificationPacket = { op: 'told', id: null, urgency: null, unread: 2 };
  realtime.subscribe(notificationTopic(person), ({ payload }) => heard.push(payload));

  realtime.publish(notificationTopic(person), { op: 'told', unread: 'two' });
  realtime.publish(notificationTopic(person), told);

  expect(heard).toEqual([told]);
  expect(realtime.problems).toEqual([
    { kind: 'decode', subject: notificationTopic(person), error: new TypeError('not a notification') },
  ]);
});
