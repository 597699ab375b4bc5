import { createRealtime, type Realtime } from '@imah/realtime';
import mqtt from 'mqtt';
import { countingMetric, floodBuilding, floodDevices } from '../flood-building.ts';
import { showDevices } from './device-table.ts';

export interface Reader {
  /** Messages taken in: the highest number seen. */
  readonly received: () => number;
  readonly close: () => void;
}

const filter = `imah/v1/${floodBuilding.orgId}/b/${floodBuilding.buildingId}/d/+/state`;
const credentials = { username: 'bench@imah.test', password: 'bench' };

/** Each resolves when its subscription is granted. */
export const readers = {
  mqtt: readWithMqtt,
  realtime: (url: string) => readWithRealtime(url, () => () => undefined),
  react: (url: string) => readWithRealtime(url, showDevices),
} as const;

/** What any reader does at least: decode, and keep the last value. */
function readWithMqtt(url: string): Promise<Reader> {
  const client = mqtt.connect(url, { protocolVersion: 4, reconnectPeriod: 0, timerVariant: 'native', ...credentials });
  const last = new Map<string, { readonly values: Readonly<Record<string, number>> }>();
  client.on('message', (topic, payload) => last.set(topic, JSON.parse(payload.toString())));
  const reader: Reader = {
    received: () => Math.max(0, ...[...last.values()].map(({ values }) => values[countingMetric] ?? 0)),
    close: () => client.end(true),
  };
  return new Promise((resolve, reject) => {
    client.on('error', reject);
    client.on('connect', () => client.subscribe(filter, () => resolve(reader)));
  });
}

/** As the application has it: the connection shared with other tabs, of which there are none. */
function readWithRealtime(url: string, show: (realtime: Realtime) => () => void): Promise<Reader> {
  const realtime = createRealtime({
    url,
    credentials: () => Promise.resolve(credentials),
    sharedAs: () => credentials.username,
    loadMqtt: () => Promise.resolve({ default: mqtt }),
    log: () => undefined,
  });
  const hide = show(realtime);
  realtime.start();
  const held = realtime.connectBuilding(floodBuilding);
  const reader: Reader = {
    received: () =>
      Math.max(0, ...floodDevices.map((id) => Number(realtime.readMetric(id, countingMetric)?.value ?? 0))),
    close() {
      hide();
      realtime.close();
    },
  };
  return new Promise((resolve) => {
    const stop = held.subscribe(() => {
      if (held.getState() !== 'live') return;
      stop();
      resolve(reader);
    });
  });
}
