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

/**
 * Calls `handler` for every alarm and change of the building while the component stands; connects it as well. Where the
 * channel opens only after that, it is told once that some were missed: of what changed in between nobody tells.
 */
export function useLiveEvents(building: BuildingAddress | null, handler: (event: LiveEvent) => void): void {
  const realtime = useRealtime();
  const handleEvent = useEffectEvent(handler);
  const orgId = building?.orgId;
  const buildingId = building?.buildingId;

  useEffect(() => {
    if (orgId === undefined || buildingId === undefined) return undefined;
    const connected = realtime.connectBuilding({ orgId, buildingId });
    const stop = connected.onEvent((event) => handleEvent(event));
    // An open channel hears as soon as a page reads. After a break of a building that was heard, its feed tells of it.
    const isOpen = realtime.connection.getDetail().state === 'connected';
    let heard: 'not-yet' | 'yes' = isOpen || connected.getState() !== 'waiting' ? 'yes' : 'not-yet';
    const stopWaiting = connected.subscribe(() => {
      if (heard === 'yes' || connected.getState() === 'waiting') return;
      heard = 'yes';
      handleEvent({ kind: 'missed' });
    });
    return () => {
      stopWaiting();
      stop();
      connected.release();
    };
  }, [realtime, orgId, buildingId]);
}
