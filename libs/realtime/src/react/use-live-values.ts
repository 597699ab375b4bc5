import type { DeviceState } from '@imah/contract/devices';
import { useCallback, useSyncExternalStore } from 'react';
import type { LiveValue } from '../values/last-value-store.ts';
import { liveKeys } from '../values/live-keys.ts';
import { useRealtime } from './realtime-provider.tsx';

function useLive<T>(key: string, read: () => T): T {
  const { subscribeKey } = useRealtime();
  const subscribe = useCallback((handler: () => void) => subscribeKey(key, handler), [subscribeKey, key]);
  return useSyncExternalStore(subscribe, read, read);
}

/** The live state of a device; undefined until the channel has told one. Its building has to be connected. */
export function useDeviceState(deviceId: string): DeviceState | undefined {
  const { readDevice } = useRealtime();
  return useLive(liveKeys.device(deviceId), () => readDevice(deviceId));
}

/** The live value of one metric, rendered again only when this very value changes. */
export function useMetric(deviceId: string, key: string): LiveValue | undefined {
  const { readMetric } = useRealtime();
  return useLive(liveKeys.metric(deviceId, key), () => readMetric(deviceId, key));
}

/** The live states of all devices of a building, by device id. */
export function useBuildingDevices(buildingId: string): ReadonlyMap<string, DeviceState> {
  const { readBuilding } = useRealtime();
  return useLive(liveKeys.building(buildingId), () => readBuilding(buildingId));
}
