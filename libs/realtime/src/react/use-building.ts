import type { BuildingAddress } from '@imah/contract/mqtt/words';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BuildingState, LiveEvent } from '../buildings/building-types.ts';
import { useRealtime } from './realtime-provider.tsx';

/** Keeps a building's devices live while the component stands; null: none yet. Answers with the feed's state. */
export function useBuildingConnection(building: BuildingAddress | null): BuildingState {
  const realtime = useRealtime();
  // A page of a building that is live already must not begin with a moment of waiting.
  const [state, setState] = useState<BuildingState>(() =>
    building === null ? 'waiting' : realtime.readBuildingState(building.buildingId),
  );
  const orgId = building?.orgId;
  const buildingId = building?.buildingId;

  useEffect(() => {
    if (orgId === undefined || buildingId === undefined) return undefined;
    const connected = realtime.connectBuilding({ orgId, buildingId });
    const update = () => setState(connected.getState());
    const stop = connected.subscribe(update);
    update();
    return () => {
      stop();
      connected.release();
    };
  }, [realtime, orgId, buildingId]);

  return state;
}

/** Calls `handler` for every alarm and change of the building while the component stands; connects it as well. */
export function useLiveEvents(building: BuildingAddress | null, handler: (event: LiveEvent) => void): void {
  const realtime = useRealtime();
  const handleEvent = useEffectEvent(handler);
  const orgId = building?.orgId;
  const buildingId = building?.buildingId;

  useEffect(() => {
    if (orgId === undefined || buildingId === undefined) return undefined;
    const connected = realtime.connectBuilding({ orgId, buildingId });
    const stop = connected.onEvent((event) => handleEvent(event));
    return () => {
      stop();
      connected.release();
    };
  }, [realtime, orgId, buildingId]);
}
