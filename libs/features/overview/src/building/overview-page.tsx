import { Stack } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { sideOf, useApp } from '@imah/app/ports';
import { useCurrentBuilding } from '@imah/features-buildings';
import { ArchivedCallout } from '@imah/features-buildings/edit';
import { StaffOverview } from './staff-overview.tsx';
import { useMovedPlace } from './use-moved-place.ts';

const ResidentOverview = lazy(async () => ({ default: (await import('./resident-overview.tsx')).ResidentOverview }));

/** How the building is and what needs a look. Whoever lives here comes for their own home. */
export function OverviewPage() {
  const building = useCurrentBuilding();
  const isResident = sideOf(useApp().person) === 'reports';
  const moved = useMovedPlace(building.id);
  if (moved !== null && !isResident) return <Navigate to={moved} replace />;
  return (
    <Stack gap="lg">
      <ArchivedCallout building={building} />
      {isResident ? (
        <Suspense fallback={null}>
          <ResidentOverview building={building} />
        </Suspense>
      ) : (
        <StaffOverview building={building} />
      )}
    </Stack>
  );
}
