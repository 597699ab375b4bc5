export {
  accessPacket,
  alarmPacket,
  commandAck,
  commandPacket,
  eventPacket,
  presencePacket,
  type AccessPacket,
  type AlarmPacket,
  type CommandAck,
  type CommandPacket,
  type EventPacket,
  type PresencePacket,
} from './live-payloads.ts';
