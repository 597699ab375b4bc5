import { queryKeys } from '@imah/api-client/react';
import type { BuildingAddress } from '@imah/contract/mqtt/words';
import { useLiveEvents, useRealtime } from '@imah/realtime/react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const settleMs = 400;

/**
 * Keeps what was read about a building in step with its events: what changed is fetched again, a
 * burst of changes once. After a gap everything about the building is.
 */
export function useLiveBuilding(building: BuildingAddress | null): void {
  const queryClient = useQueryClient();
  const { later } = useRealtime();
  const waiting = useRef(new Map<string, QueryKey>());
  const stop = useRef<(() => void) | null>(null);
  const buildingId = building?.buildingId ?? '';

  useEffect(
    () => () => {
      stop.current?.();
      stop.current = null;
    },
    [],
  );

  function refresh(...keys: readonly QueryKey[]): void {
    for (const key of keys) waiting.current.set(JSON.stringify(key), key);
    stop.current ??= later(() => {
      stop.current = null;
      const settled = [...waiting.current.values()];
      waiting.current.clear();
      for (const queryKey of settled) void queryClient.invalidateQueries({ queryKey });
    }, settleMs);
  }

  useLiveEvents(building, (event) => {
    const counts = [queryKeys.buildingList(), queryKeys.buildingDetail(buildingId)];
    if (event.kind === 'missed') refresh(queryKeys.buildingList(), queryKeys.building(buildingId));
    else if (event.kind === 'alarm') refresh(...counts, queryKeys.alarms(buildingId));
    else if (event.packet.entity === 'alarm') refresh(...counts, queryKeys.alarms(buildingId));
    else if (event.packet.entity === 'device') refresh(...counts);
    else if (event.packet.entity === 'unit') refresh(...counts, queryKeys.building(buildingId));
    else if (event.packet.entity === 'occupancy') refresh(queryKeys.building(buildingId));
    else if (event.packet.entity === 'notice') refresh(queryKeys.notices(buildingId));
    else if (event.packet.entity === 'building') refresh(queryKeys.buildingList(), queryKeys.building(buildingId));
    else if (event.packet.entity === 'command') void queryClient.invalidateQueries({ predicate: isCommandList });
  });
}

// The packet names the command, not its device; only the open device has a list to fetch.
function isCommandList({ queryKey }: { readonly queryKey: QueryKey }): boolean {
  return queryKey[0] === 'devices' && queryKey[2] === 'commands';
}
