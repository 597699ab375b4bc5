import type { EventPacket } from '@imah/contract/mqtt';
import type { BuildingAddress } from '@imah/contract/mqtt/words';
import { useLiveEvents, useRealtime } from '@imah/realtime/react';
import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';

const settleMs = 400;

export interface LiveQueryProps {
  readonly building: BuildingAddress;
  /** What is fetched again. Keep the array the same between renders. */
  readonly queryKey: QueryKey;
  /** Which changes matter; alarms always do. */
  readonly entities: readonly EventPacket['entity'][];
}

/** What is about to be fetched again, by client: several buildings that stand behind one query ask for it once. */
const planned = new WeakMap<QueryClient, Set<string>>();

/** Fetches something about several buildings again when one of them changes; a burst of changes once. */
export function LiveQuery({ building, queryKey, entities }: LiveQueryProps) {
  const queryClient = useQueryClient();
  const { later } = useRealtime();

  useLiveEvents(building, (event) => {
    if (event.kind === 'changed' && !entities.includes(event.packet.entity)) return;
    const plans = planned.get(queryClient) ?? new Set<string>();
    planned.set(queryClient, plans);
    const plan = hashKey(queryKey);
    if (plans.has(plan)) return;
    plans.add(plan);
    later(() => {
      plans.delete(plan);
      void queryClient.invalidateQueries({ queryKey });
    }, settleMs);
  });
  return null;
}
