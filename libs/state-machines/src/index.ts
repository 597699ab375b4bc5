export { sessionMachine } from './session/session-machine.ts';
export type { Session, SessionContext, SessionEmitted, SessionEvent, WhoamiAnswer } from './session/session-types.ts';
export { timings } from './timings.ts';
