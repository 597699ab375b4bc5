import { queryKeys } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Notice } from '@imah/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCan, useViews } from '@imah/app/ports';
import { useDeviceTexts } from '../texts.ts';

const refreshMs = 60_000;

/**
 * Where the building's live values are not for the person: those who read only what is their own get it read again every
 * minute, the others are told why nothing moves.
 */
export function RefusedFeed({ building }: { readonly building: Building }) {
  const t = useDeviceTexts();
  const queryClient = useQueryClient();
  const target = { orgId: building.orgId, buildingId: building.id };
  const can = useCan();
  const isOwn = useViews()('telemetry.view', target) && can('telemetry.view', target) !== 'allowed';
  const { id } = building;

  useEffect(() => {
    if (!isOwn) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void queryClient.invalidateQueries({ queryKey: queryKeys.devices(id) });
    }, refreshMs);
    return () => clearInterval(timer);
  }, [queryClient, isOwn, id]);

  return <Notice tone="info">{t(isOwn ? 'feed.own' : 'feed.refused')}</Notice>;
}
