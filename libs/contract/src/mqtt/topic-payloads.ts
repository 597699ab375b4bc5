import type { DeviceState } from '../devices/device.ts';
import type { NotificationPacket } from '../notifications/notification.ts';
import type { TicketPresence } from '../tickets/presence/ticket-presence.ts';
import type { TelemetryPacket } from '../telemetry/telemetry.ts';
import type {
  AccessPacket,
  AlarmPacket,
  CommandAck,
  CommandPacket,
  EventPacket,
  PresencePacket,
} from './live-payloads.ts';
import type {
  BuildingChannel,
  BuildingTopic,
  DeviceChannel,
  DeviceTopic,
  PersonalChannel,
  PersonalTopic,
} from './topic-grammar.ts';

/** What is sent on each channel, by its name in the topic. No two kinds of topic share one. */
export interface ChannelPayloads {
  readonly tele: TelemetryPacket;
  readonly presence: PresencePacket;
  readonly 'cmd/ack': CommandAck;
  /** Null: the device is gone. It is sent as an empty payload, which takes the kept value away. */
  readonly state: DeviceState | null;
  readonly cmd: CommandPacket;
  readonly alarm: AlarmPacket;
  readonly ev: EventPacket;
  readonly notif: NotificationPacket;
  readonly access: AccessPacket;
  /** The topic that changed; the reader fetches it. */
  readonly topic: EventPacket;
  readonly watch: TicketPresence;
}

/** What is sent on a topic of the grammar; `unknown` for any other text. */
export type PayloadOf<T extends string> =
  T extends DeviceTopic<infer C extends DeviceChannel>
    ? ChannelPayloads[C]
    : T extends BuildingTopic<infer C extends BuildingChannel>
      ? ChannelPayloads[C]
      : T extends PersonalTopic<infer C extends PersonalChannel>
        ? ChannelPayloads[C]
        : unknown;
