import type { BuildingAddress } from '@imah/contract/mqtt/words';
import { useBuildingConnection } from '@imah/realtime/react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reads `queryKey` once more when the building's channel opens after the page did: of what changed between the reading
 * and the opening nobody tells.
 */
export function useRereadOnceHeard(building: BuildingAddress, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const state = useBuildingConnection(building);
  const isHeard = state === 'live' || state === 'refused';
  const wasHeard = useRef(isHeard);
  const reread = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (!isHeard || wasHeard.current) return;
    wasHeard.current = true;
    reread();
  }, [isHeard]);
}
