import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './database/schema.ts';
import { listenFault } from './listen.ts';
import { createDatabaseAccess } from './live/database-access.ts';
import { createLive, type LiveService } from './live/live-service.ts';

export interface OpenLive {
  readonly service: LiveService;
  /** Takes plain MQTT where `MQTT_TCP_PORT` asks for it; resolves with the port. */
  listenTcp(): Promise<number | null>;
}

/** The live channel on the configured addresses. */
export async function openLive(
  config: Config,
  db: Kysely<Database>,
  log: Logger,
  now: () => number,
): Promise<OpenLive> {
  const origins = config.publicUrl === null ? [] : [new URL(config.publicUrl).origin];
  const service = await createLive({ access: createDatabaseAccess(db, now), log, origins });
  return {
    service,
    listenTcp: async () => {
      const port = config.mqttTcpPort;
      if (port === null) return null;
      return service.listenTcp(port, config.host).catch((error: unknown) => {
        throw listenFault(error, { host: config.host, port }, 'MQTT_TCP_PORT');
      });
    },
  };
}
