import { useReadAll } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { useViews } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useOutagesTexts } from '../texts.ts';
import { OwnOutage } from './own-outage.tsx';

/** The outages that concern the person in one building, among what it tells them. Nothing where there is none. */
export function CurrentOutages({ building }: { readonly building: Building }) {
  const t = useOutagesTexts();
  const views = useViews();
  const sees = views('outage.view', { orgId: building.orgId, buildingId: building.id });
  const query = { show: 'open', of: 'mine' } as const;
  const state = readState(useReadAll('listOutages', { params: { buildingId: building.id }, query }, { enabled: sees }));
  if (!sees) return null;
  return (
    <Read of={state} level={3} failed={t('failed')} forbidden={null} loading={null} empty={null}>
      {(outages) => outages.map((outage) => <OwnOutage key={outage.id} outage={outage} />)}
    </Read>
  );
}
