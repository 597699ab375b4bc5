import type { EventPacket } from '@imah/contract/mqtt';
import type { BuildingAddress } from '@imah/contract/mqtt/words';
import { useLiveEvents, useRealtime } from '@imah/realtime/react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const settleMs = 400;

export interface LiveQueryProps {
  readonly building: BuildingAddress;
  /** What is fetched again. Keep the array the same between renders. */
  readonly queryKey: QueryKey;
  /** Which changes matter; alarms always do. */
  readonly entities: readonly EventPacket['entity'][];
}

/** Fetches something about several buildings again when one of them changes; a burst of changes once. */
export function LiveQuery({ building, queryKey, entities }: LiveQueryProps) {
  const queryClient = useQueryClient();
  const { later } = useRealtime();
  const stop = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      stop.current?.();
      stop.current = null;
    },
    [],
  );

  useLiveEvents(building, (event) => {
    if (event.kind === 'changed' && !entities.includes(event.packet.entity)) return;
    stop.current ??= later(() => {
      stop.current = null;
      void queryClient.invalidateQueries({ queryKey });
    }, settleMs);
  });
  return null;
}
