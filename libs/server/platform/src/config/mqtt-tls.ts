import { resolve } from 'node:path';
import { StartupError } from './startup-error.ts';

/** How devices are listened to over TLS. */
export interface MqttTls {
  /** 0: one that is free. */
  readonly port: number;
  /** Absolute names of files in PEM; null where the server makes a certificate of its own. */
  readonly files: { readonly cert: string; readonly key: string } | null;
}

interface Read {
  readonly port: number | null;
  readonly cert: string | null;
  readonly key: string | null;
}

/** @throws {StartupError} for a certificate without its key, and for either without a port to use it on */
export function readMqttTls({ port, cert, key }: Read, cwd: string): MqttTls | null {
  if (cert !== null && key === null) throw new StartupError('missing-variable', 'MQTT_TLS_KEY', 'MQTT_TLS_CERT');
  if (cert === null && key !== null) throw new StartupError('missing-variable', 'MQTT_TLS_CERT', 'MQTT_TLS_KEY');
  if (port === null && cert !== null) throw new StartupError('missing-variable', 'MQTT_TLS_PORT', 'MQTT_TLS_CERT');
  if (port === null) return null;
  return { port, files: cert === null || key === null ? null : { cert: resolve(cwd, cert), key: resolve(cwd, key) } };
}
