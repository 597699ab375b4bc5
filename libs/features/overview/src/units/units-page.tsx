import { ForbiddenState, Stack } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { useViews } from '@imah/app/ports';
import { useCurrentBuilding } from '@imah/features-buildings';
import { UnitSection } from '@imah/features-buildings/units';

const HouseholdSection = lazy(async () => ({
  default: (await import('@imah/features-buildings/household')).HouseholdSection,
}));

/** The units of the building; the one in the address stands open. */
export function UnitsPage() {
  const building = useCurrentBuilding();
  const views = useViews();
  if (!views('unit.view', { orgId: building.orgId, buildingId: building.id })) return <ForbiddenState level={2} />;
  return (
    <Stack gap="xl">
      <UnitSection building={building} />
      <Suspense fallback={null}>
        <HouseholdSection building={building} />
      </Suspense>
    </Stack>
  );
}
