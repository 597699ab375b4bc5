import { devicesDomain } from '../domain.ts';
import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto';
import { once as onceOf, type EventEmitter } from 'node:events';
import fastify from 'fastify';
import { sql } from 'kysely';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { readConfig } from '@imah/server-platform/config';
import { createContext, type ServerContext } from '@imah/server-platform';
import { openFilePorts } from '@imah/server-platform/files';
import { registerEndpoints, type ServerDomain } from '@imah/server-platform/http';
import {
  createTestDatabase,
  handlersOf,
  keyedHandlersOf,
  makePlace,
  portsOf,
  type TestApp,
  type TestPlace,
} from '@imah/server-platform/testing';
import { mqttSecret } from '@imah/server-platform/sessions';
import { createDatabaseAccess, createLive, type DeviceIdentity, type LiveService } from '@imah/server-platform/live';
import { alarmHandlers } from '../alarms/alarm-handlers.ts';
import { deviceRegistryHandlers } from '../device-registry-handlers.ts';
import { onboardingHandlers } from '../onboarding/onboarding-handlers.ts';
import { type DeviceServices, startDeviceServices } from '../device-services.ts';

export interface LiveWorld extends TestApp {
  readonly live: LiveService;
  readonly services: DeviceServices;
  readonly place: TestPlace;
  readonly port: number;
  /** A device with a credential: its username is its id, its secret `secret`. */
  readonly makeDevice: (typeKey: string, place?: TestPlace, unitId?: string) => Promise<DeviceIdentity>;
  readonly connectDevice: (device: DeviceIdentity, options?: IClientOptions) => Promise<MqttClient>;
  readonly connectPerson: (person: { id: string; email: string }) => Promise<MqttClient>;
  readonly connectAs: (username: string, password: string, options?: IClientOptions) => Promise<MqttClient>;
}

/** The real broker, database and services around one building; only the clock is the test's. */
export async function createLiveWorld(domains: readonly ServerDomain[] = [devicesDomain]): Promise<LiveWorld> {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = { now: Date.UTC(2026, 10, 21, 3) };
  const now = () => clock.now;
  const log = pino({ level: 'silent' });
  const live = await createLive({ access: createDatabaseAccess({ db, now, domains: portsOf(domains) }), log });
  const port = await live.listenTcp(0, '127.0.0.1');
  const jobs = new PgBoss({ connectionString: database.url, max: 1, supervise: false, schedule: false });
  const config = readConfig({ LOG_LEVEL: 'silent' }, { isRoot: false, cwd: '/nowhere' });
  const mailer = { send: async () => undefined, close: async () => undefined };
  const files = await openFilePorts(config);
  const context = createContext({ config, domains: portsOf(domains), db, files, jobs, log, mailer, live, now });
  const services = await startDeviceServices(context, live);
  const app = fastify({ genReqId: () => randomUUID() });
  const keyed = (unit: ServerContext) => keyedHandlersOf(domains, unit);
  const handlers = {
    ...handlersOf(domains, context),
    ...deviceRegistryHandlers(context, services),
    ...onboardingHandlers(context, services),
    ...alarmHandlers(context, services),
  };
  await registerEndpoints(app, context, handlers, keyed, { rateLimitScale: 1000 });
  await app.ready();
  const clients: MqttClient[] = [];

  async function connect(username: string, password: string, options: IClientOptions): Promise<MqttClient> {
    const client = mqtt.connect(`mqtt://127.0.0.1:${port}`, { username, password, reconnectPeriod: 0, ...options });
    client.on('error', () => undefined);
    clients.push(client);
    // MqttClient's own event typing hides that it is an emitter like any other.
    await onceOf(client as unknown as EventEmitter, 'connect');
    return client;
  }

  const test: TestApp = {
    app,
    context,
    clock,
    mails: [],
    liveCalls: [],
    async close() {
      for (const client of clients) client.end(true);
      await live.close();
      await services.stop();
      await app.close();
      await database.dispose();
    },
  };
  const place = await makePlace(test, 'Graha');
  return {
    ...test,
    live,
    services,
    place,
    port,
    async makeDevice(typeKey, { orgId, buildingId } = place, unitId) {
      const deviceId = randomUUIDv7();
      await sql`INSERT INTO device (org_id, id, building_id, unit_id, type_key, name)
        VALUES (${orgId}, ${deviceId}, ${buildingId}, ${unitId ?? null}, ${typeKey}, ${`${typeKey} 1`})`.execute(db);
      await sql`INSERT INTO device_credential (org_id, device_id, username, secret_hash)
        VALUES (${orgId}, ${deviceId}, ${deviceId}, ${createHash('sha256').update('secret').digest()})`.execute(db);
      return { kind: 'device', orgId, buildingId, deviceId };
    },
    connectDevice: (device, options = {}) => connect(device.deviceId, 'secret', options),
    connectAs: (username, password, options = {}) => connect(username, password, options),
    connectPerson: async ({ id, email }) => connect(email, await mqttSecret(db, id, 1), {}),
  };
}
