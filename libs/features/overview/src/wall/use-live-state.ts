import type { DeviceState } from '@imah/contract/devices';
import { type DeviceAddress, deviceTopic } from '@imah/contract/mqtt/words';
import { useRealtime } from '@imah/realtime/react';
import { useEffect, useState } from 'react';

/**
 * The state of one device as the channel tells it, or as it was read where that is newer. A wall hears single devices, not
 * all of a building: it may know no others.
 */
export function useLiveState({ orgId, buildingId, deviceId }: DeviceAddress, read: DeviceState): DeviceState {
  const { subscribe } = useRealtime();
  const [live, setLive] = useState<DeviceState | null>(null);
  useEffect(
    () => subscribe(deviceTopic({ orgId, buildingId, deviceId }, 'state'), ({ payload }) => setLive(payload)),
    [subscribe, orgId, buildingId, deviceId],
  );
  return live !== null && (live.lastSeenAt ?? 0) >= (read.lastSeenAt ?? 0) ? live : read;
}
