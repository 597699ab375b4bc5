import { describe, expectTypeOf, it } from 'vitest';
import type { DeviceState } from '../devices/device.ts';
import type { NotificationPacket } from '../notifications/notification.ts';
import type { AccessPacket, AlarmPacket, CommandAck, CommandPacket, EventPacket } from './live-payloads.ts';
import {
  type accessTopic,
  type BuildingChannel,
  buildingDevicesFilter,
  buildingTopic,
  type DeviceChannel,
  deviceTopic,
  type notificationTopic,
  type PersonalChannel,
} from './topic-grammar.ts';
import type { ChannelPayloads, PayloadOf } from './topic-payloads.ts';

const building = { orgId: 'o', buildingId: 'b' };
const device = { ...building, deviceId: 'd' };

describe('a topic of the grammar carries the type of what is sent on it', () => {
  it('is known for each channel of a device', () => {
    const state = deviceTopic(device, 'state');
    const command = deviceTopic(device, 'cmd');
    const answer = deviceTopic(device, 'cmd/ack');

    expectTypeOf<PayloadOf<typeof state>>().toEqualTypeOf<DeviceState | null>();
    expectTypeOf<PayloadOf<typeof command>>().toEqualTypeOf<CommandPacket>();
    expectTypeOf<PayloadOf<typeof answer>>().toEqualTypeOf<CommandAck>();
  });

  it('of all devices of a building', () => {
    const filter = buildingDevicesFilter(building, 'state');

    expectTypeOf<PayloadOf<typeof filter>>().toEqualTypeOf<DeviceState | null>();
  });

  it('of a building and of a person', () => {
    const alarm = buildingTopic(building, 'alarm');

    expectTypeOf<PayloadOf<typeof alarm>>().toEqualTypeOf<AlarmPacket>();
    expectTypeOf<PayloadOf<ReturnType<typeof notificationTopic>>>().toEqualTypeOf<NotificationPacket>();
    expectTypeOf<PayloadOf<ReturnType<typeof accessTopic>>>().toEqualTypeOf<AccessPacket>();
  });

  it('where the channel is not known before, of all that it may be', () => {
    const channel = 'ev' as BuildingChannel;
    const topic = buildingTopic(building, channel);

    expectTypeOf<PayloadOf<typeof topic>>().toEqualTypeOf<AlarmPacket | EventPacket>();
  });

  it('also where it is written by hand', () => {
    expectTypeOf<PayloadOf<'imah/v1/o/b/b/d/+/state'>>().toEqualTypeOf<DeviceState | null>();
    expectTypeOf<PayloadOf<'imah/v1/o/b/b/ev'>>().toEqualTypeOf<EventPacket>();
  });
});

it('any other text carries what nobody knows', () => {
  expectTypeOf<PayloadOf<string>>().toBeUnknown();
  expectTypeOf<PayloadOf<'weather/jakarta'>>().toBeUnknown();
  expectTypeOf<PayloadOf<'imah/v1/o/b/b/d/+/other'>>().toBeUnknown();
  expectTypeOf<PayloadOf<'imah/v1/o/b/b/#'>>().toBeUnknown();
});

it('every channel of the grammar has its payload, and nothing else has', () => {
  expectTypeOf<keyof ChannelPayloads>().toEqualTypeOf<DeviceChannel | BuildingChannel | PersonalChannel>();
});
