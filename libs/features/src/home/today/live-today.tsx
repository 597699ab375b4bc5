import type { Building } from '@imah/contract';
import { useLiveEvents, useRealtime } from '@imah/realtime/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { todayKey } from './use-today.ts';

const settleMs = 400;
const entities: ReadonlySet<string> = new Set(['alarm', 'device']);

/** Fetches what needs the person today again when something of it changes in a building; a burst of changes once. */
export function LiveToday({ building: { orgId, id } }: { readonly building: Building }) {
  const queryClient = useQueryClient();
  const { later } = useRealtime();
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  useLiveEvents({ orgId, buildingId: id }, (event) => {
    if (event.kind === 'changed' && !entities.has(event.packet.entity)) return;
    stop.current ??= later(() => {
      stop.current = null;
      void queryClient.invalidateQueries({ queryKey: todayKey });
    }, settleMs);
  });
  return null;
}
