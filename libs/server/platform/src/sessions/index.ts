export { createApiTokenText } from './api-tokens.ts';
export { authenticateLive } from './authenticate-live.ts';
export { installationKey } from './installation-key.ts';
export { sealText, unsealText } from './seal-text.ts';
export { mqttSecret, sessionSecret, viewSecret } from './mqtt-secret.ts';
export { sessionTimes } from './session-times.ts';
export {
  createSession,
  createToken,
  endSession,
  endSessions,
  findSession,
  findSessions,
  hashToken,
  rotateSession,
} from './sessions.ts';
export { grantStepUp, withStepUp } from './step-up.ts';
