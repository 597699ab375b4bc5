export type {
  BuildingConnection,
  BuildingState,
  DeviceSnapshot,
  LiveEvent,
  TakeSnapshot,
} from './buildings/building-types.ts';
export type { ConnectionDetail, ConnectionTimings, ConnectionView } from './connection/connection.ts';
export type { Credentials } from './connection/mqtt-client-actor.ts';
export type { MqttConnection, MqttModule } from './connection/mqtt-module.ts';
export { resolveMqttUrl, type MqttUrlInput } from './connection/mqtt-url.ts';
export { createRealtime, type RealtimeOptions, type RealtimeTimings } from './create-realtime.ts';
export { defaultPorts } from './default-ports.ts';
export type { Clock, FramePort, Log, LogEntry, NetworkPort, Ports, VisibilityPort } from './ports.ts';
export type { ProblemKind, RealtimeProblem, ReportProblem } from './problem.ts';
export type { Realtime } from './realtime-types.ts';
export type {
  DecodedSubscribeOptions,
  LiveMessage,
  MessageHandler,
  Subscribe,
  SubscribeOptions,
} from './subscriptions/subscription-types.ts';
export { ageOf, freshnessOf, untilStale, type Freshness } from './values/age.ts';
export type { LiveValue } from './values/last-value-store.ts';
export { liveKeys } from './values/live-keys.ts';
export type { LockHandlers, PageMoment, TabChannel, TabsPort } from './tabs/tabs-port.ts';
