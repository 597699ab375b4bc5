import { useReadAll } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Callout } from '@imah/ui';
import { useCan, useViews } from '@imah/app/ports';
import { useDeviceTexts } from '../texts.ts';

const refreshMs = 60_000;

/**
 * Where the building's live values are not for the person: those who read only what is their own get it read again every
 * minute, the others are told why nothing moves.
 */
export function RefusedFeed({ building }: { readonly building: Building }) {
  const t = useDeviceTexts();
  const target = { orgId: building.orgId, buildingId: building.id };
  const can = useCan();
  const isOwn = useViews()('telemetry.view', target) && can('telemetry.view', target) !== 'allowed';

  // Not while nobody looks at the page.
  useReadAll(
    'listDevices',
    { params: { buildingId: building.id } },
    { enabled: isOwn, refetchInterval: isOwn ? refreshMs : false },
  );

  return <Callout tone="info">{t(isOwn ? 'feed.own' : 'feed.refused')}</Callout>;
}
