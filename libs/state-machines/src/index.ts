export { mqttConnectionMachine } from './mqtt-connection/mqtt-connection-machine.ts';
export {
  mqttConnectionStates,
  type MqttClientCommand,
  type MqttConnectionContext,
  type MqttConnectionEmitted,
  type MqttConnectionEvent,
  type MqttConnectionInput,
  type MqttConnectionState,
  type MqttFailure,
} from './mqtt-connection/mqtt-connection-types.ts';
export {
  decideGuard,
  guardNamed,
  guardNames,
  UnknownGuardError,
  type GuardDecision,
  type GuardName,
  type GuardRequest,
} from './route-guard/guard-decision.ts';
export { loginPathFor, readReturnPath } from './route-guard/return-path.ts';
export {
  routeGuardMachine,
  type RouteGuardContext,
  type RouteGuardEmitted,
  type RouteGuardEvent,
} from './route-guard/route-guard-machine.ts';
export { sessionMachine } from './session/session-machine.ts';
export type { Session, SessionContext, SessionEmitted, SessionEvent, WhoamiAnswer } from './session/session-types.ts';
export { stateWord, type StateWord } from './state-word.ts';
export { timings } from './timings.ts';
