import type { ApiClient } from '@imah/api-client';
import type { Building } from '@imah/contract/buildings';
import { createRealtime, liveKeys, resolveMqttUrl } from '@imah/realtime';
import { csvLine } from './csv.ts';
import { readDirectory } from './directory.ts';

export interface Recording {
  /** Rows so far, without the head. */
  readonly rows: () => number;
  readonly stop: () => void;
}

export interface RecordingOptions {
  readonly client: ApiClient;
  readonly building: Building;
  /** Origin of the server. */
  readonly url: string;
  readonly write: (line: string) => void;
  readonly onState: (state: 'connected' | 'interrupted' | 'refused') => void;
  readonly onError: (error: unknown) => void;
}

export const csvHead = csvLine(['time', 'device_id', 'device', 'metric', 'value', 'unit']);

/** Writes a row for every value of the building's devices: those that stand now, and each new one. */
export async function logBuilding(options: RecordingOptions): Promise<Recording> {
  const { client, building, write } = options;
  let describe = await readDirectory(client, building.id);
  let rows = 0;
  const written = new Map<string, number>();

  const realtime = createRealtime({
    url: resolveMqttUrl({ location: new URL(options.url) }),
    credentials: async () => {
      const { data } = await client.whoami();
      return { username: data.email, password: data.extra.mqtt_password };
    },
    snapshot: async ({ buildingId }, signal) => (await client.getLiveSnapshot({ params: { buildingId }, signal })).data,
    // The connection's state is told to the person below; its log lines would say it twice.
    log: () => {},
  });

  const writeNews = () => {
    for (const [deviceId, state] of realtime.readBuilding(building.id)) {
      for (const [metric, value] of Object.entries(state.values)) {
        const ts = state.ts[metric] ?? state.lastSeenAt;
        const key = `${deviceId}/${metric}`;
        // A value is news when the device has measured it anew, also where it is the same number.
        if (ts === null || ts === written.get(key)) continue;
        written.set(key, ts);
        rows += 1;
        const { deviceName, unit } = describe(deviceId, metric);
        write(csvLine([new Date(ts).toISOString(), deviceId, deviceName, metric, value, unit]));
      }
    }
  };

  const share = realtime.connectBuilding({ orgId: building.orgId, buildingId: building.id });
  const ignoreState = share.subscribe(() => {
    const state = share.getState();
    if (state === 'live') options.onState('connected');
    else if (state !== 'waiting') options.onState(state);
  });
  share.onEvent(({ kind }) => {
    if (kind === 'alarm') return;
    // Something was changed in the building: perhaps a device was added or has another name.
    readDirectory(client, building.id).then((fresh) => (describe = fresh), options.onError);
  });
  realtime.subscribeKey(liveKeys.building(building.id), writeNews);
  realtime.start();
  const stop = () => {
    // Leaving is no interruption.
    ignoreState();
    realtime.close();
  };
  return { rows: () => rows, stop };
}
