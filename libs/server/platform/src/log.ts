import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config/config.ts';

const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'mqtt_password',
  'password',
  'newPassword',
  'currentPassword',
  'token',
];

/** The server's log, one JSON object a line. Secrets do not reach it, whoever logs the object they are in. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const paths = secrets.map((name) => `["${name}"]`).flatMap((name) => [name, `*${name}`, `*.*${name}`]);
  const options = { level, redact: { paths, censor: '•••' } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
