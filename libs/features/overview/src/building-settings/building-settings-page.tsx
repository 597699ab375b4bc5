import { ForbiddenState, Stack } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { useCan } from '@imah/app/ports';
import { useCurrentBuilding } from '@imah/features-buildings';
import { ArchivedCallout } from '@imah/features-buildings/edit';
import { BuildingGuide } from './building-guide.tsx';
import { AboutBuilding } from './about-building.tsx';

const ScanLabels = lazy(async () => ({ default: (await import('@imah/features-tickets/scan/labels')).ScanLabels }));
const RecordHistory = lazy(async () => ({ default: (await import('@imah/features-audit')).RecordHistory }));

/** The building itself: what it is called and where it stands, its labels, what was done to it. */
export function BuildingSettingsPage() {
  const building = useCurrentBuilding();
  const can = useCan();
  const target = { orgId: building.orgId, buildingId: building.id };
  const may = (permission: 'building.update' | 'building.delete' | 'audit.view') =>
    can(permission, target) === 'allowed';
  if (!may('building.update') && !may('building.delete') && !may('audit.view')) return <ForbiddenState level={2} />;
  return (
    <Stack gap="xl">
      <ArchivedCallout building={building} />
      <AboutBuilding building={building} />
      <BuildingGuide building={building} />
      {may('building.update') ? (
        <Suspense fallback={null}>
          <ScanLabels building={building} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        <RecordHistory {...target} entity="building" entityId={building.id} zone={building.timeZone} level={2} />
      </Suspense>
    </Stack>
  );
}
