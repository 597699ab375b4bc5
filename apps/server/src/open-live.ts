import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '@imah/server-platform/config';
import type { Database } from '@imah/server-platform/database/schema';
import type { KnowsHost } from '@imah/server-platform/http';
import { domains } from './domains.ts';
import { listenFault } from './listen.ts';
import { repeat } from '@imah/server-platform/jobs';
import {
  createDatabaseAccess,
  createLive,
  type Elsewhere,
  type LiveService,
  openCertificate,
  renewalMs,
  shareLive,
} from '@imah/server-platform/live';
import { openPostgresBus } from '@imah/server-platform/live/bus';

export interface OpenLive {
  readonly service: LiveService;
  /** What the other processes on the database say. */
  readonly elsewhere: Elsewhere;
  /** Takes plain MQTT where `MQTT_TCP_PORT` asks for it; resolves with the port. */
  listenTcp(): Promise<number | null>;
  /** The same over TLS where `MQTT_TLS_PORT` asks for it. */
  listenTls(): Promise<number | null>;
  /** Leaves the other processes; the service is closed by itself, before. */
  leave(): Promise<void>;
}

/** The live channel on the configured addresses, joined with that of every other process on the database at `url`. */
export async function openLive(
  config: Config,
  { db, url }: { readonly db: Kysely<Database>; readonly url: string },
  log: Logger,
  now: () => number,
  knowsHost: KnowsHost,
): Promise<OpenLive> {
  const origins = config.publicUrl === null ? [] : [new URL(config.publicUrl).origin];
  const bus = await openPostgresBus(url, log);
  const own = await createLive({ access: createDatabaseAccess({ db, now, domains }), log, origins, knowsHost });
  const shared = shareLive(own, bus);
  await shared.join();
  const { live: service, elsewhere } = shared;
  let stopRenewing: () => unknown = () => undefined;
  return {
    service,
    elsewhere,
    async leave() {
      await stopRenewing();
      await bus.close();
    },
    listenTcp: async () => {
      const port = config.mqttTcpPort;
      if (port === null) return null;
      return service.listenTcp(port, config.mqttHost).catch((error: unknown) => {
        throw listenFault(error, { host: config.mqttHost, port }, 'MQTT_TCP_PORT');
      });
    },
    async listenTls() {
      const { mqttTls, mqttHost } = config;
      if (mqttTls === null) return null;
      const certificate = await openCertificate(config, now);
      const { port, renew } = await service
        .listenTls(mqttTls.port, mqttHost, certificate.current)
        .catch((error: unknown) => {
          throw listenFault(error, { host: mqttHost, port: mqttTls.port }, 'MQTT_TLS_PORT');
        });
      stopRenewing = repeat(renewalMs, () => certificate.renew(renew), log);
      return port;
    },
  };
}
