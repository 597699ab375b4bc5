import { deviceTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import mqtt, { type MqttClient } from 'mqtt';
import type { ServerContext } from '@imah/server-platform';
import { readDevices } from '@imah/server-devices';
import { demoOrganizations } from '../plan/organizations.ts';
import { serialOf } from '../write-devices.ts';
import type { DeviceNature } from './device-model.ts';
import { issueCredentials } from './issue-credentials.ts';
import { seedOf } from './noise.ts';
import { createSimulatedDevice, type LastKnown, type SimulatedDevice } from './simulated-device.ts';

/** Devices connect one after the other, so that a start does not look like an attack. */
const connectEveryMs = 15;

export interface SimulatorOptions extends Pick<ServerContext, 'db' | 'log' | 'now'> {
  /** Address of the broker: `ws://127.0.0.1:8080/mqtt`. */
  readonly url: string;
  readonly random?: () => number;
}

export interface Simulator {
  readonly deviceCount: number;
  /** Resolves when every device is connected. */
  readonly connected: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Drives the demonstration's devices as what they are to the server: MQTT clients with credentials of their own. */
export async function startSimulator({
  db,
  log,
  now,
  url,
  random = Math.random,
}: SimulatorOptions): Promise<Simulator> {
  const natures = naturesBySerial();
  const found = await readDevices(db, sql`d.enabled AND d.org_id IN (SELECT id FROM organization WHERE is_demo)`);
  const driven = found.flatMap((device) => {
    const nature = natures.get(device.serial ?? '');
    const { id: deviceId, orgId, buildingId, state } = device;
    return nature === undefined ? [] : [{ address: { orgId, buildingId, deviceId }, nature, last: state }];
  });
  const credentials = await issueCredentials(
    db,
    driven.map(({ address }) => address),
  );
  const timers = new Set<NodeJS.Timeout>();
  const clients: MqttClient[] = [];

  const after = (ms: number, task: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      task();
    }, ms);
    timers.add(timer);
  };

  function connect(address: SimulatedDevice['address'], nature: DeviceNature, last: LastKnown): Promise<void> {
    const credential = credentials.get(address.deviceId);
    const presence = deviceTopic(address, 'presence');
    const client = mqtt.connect(url, {
      clientId: `simulator-${address.deviceId}`,
      username: credential?.username ?? '',
      password: credential?.secret ?? '',
      // A device that was refused once, as while the database was away, tries again.
      reconnectOnConnackError: true,
      reconnectPeriod: 2_000 + Math.round(2_000 * random()),
      will: { topic: presence, payload: Buffer.from(JSON.stringify({ online: false })), qos: 1, retain: true },
    });
    clients.push(client);
    // QoS 0 while offline would pile up what nobody needs any more.
    const publish = (topic: string, payload: string) =>
      void (client.connected && client.publish(topic, payload, { qos: 1 }));
    const device = createSimulatedDevice(address, nature, last, { publish, now, random, after });
    const beat = () => {
      device.speak();
      after(device.everyMs, beat);
    };
    client.on('message', (_topic, payload) => device.obey(payload));
    client.on('error', (error) => log.debug({ err: error, device: address.deviceId }, 'simulated device'));
    return new Promise((resolve) => {
      client.on('connect', () => {
        client.publish(presence, JSON.stringify({ online: true, ts: now() }), { qos: 1, retain: true });
        client.subscribe(deviceTopic(address, 'cmd'), { qos: 1 });
        resolve();
      });
      client.once('connect', beat);
    });
  }

  const connected = Promise.all(
    driven.map(
      ({ address, nature, last }, index) =>
        new Promise<void>((resolve) => {
          after(index * connectEveryMs, () => void connect(address, nature, last).then(resolve));
        }),
    ),
  );
  return {
    deviceCount: driven.length,
    connected: connected.then(() => undefined),
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await Promise.all(clients.map((client) => client.endAsync(true)));
    },
  };
}

function naturesBySerial(): ReadonlyMap<string, DeviceNature> {
  const natures = new Map<string, DeviceNature>();
  for (const building of demoOrganizations.flatMap(({ buildings }) => buildings)) {
    for (const device of building.devices) {
      if (device.presence !== undefined) continue;
      const serial = serialOf(building, device);
      const { timeZone, rhythm } = building;
      natures.set(serial, {
        typeKey: device.typeKey,
        timeZone,
        rhythm,
        seed: seedOf(serial),
        scale: device.scale ?? 1,
      });
    }
  }
  return natures;
}
