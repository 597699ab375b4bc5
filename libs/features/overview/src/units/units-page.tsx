import { ForbiddenState, Stack } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { useViews } from '@imah/app/ports';
import { useCurrentBuilding } from '@imah/features-buildings';
import { UnitSection } from '@imah/features-buildings/units';
import { UnitDevices } from './unit-devices.tsx';
import { UnitTickets } from './unit-tickets.tsx';

const HouseholdSection = lazy(async () => ({
  default: (await import('@imah/features-buildings/household')).HouseholdSection,
}));

/** The units of the building; the one in the address stands open. */
export function UnitsPage() {
  const building = useCurrentBuilding();
  const views = useViews();
  const target = { orgId: building.orgId, buildingId: building.id };
  if (!views('unit.view', target)) return <ForbiddenState level={2} />;
  return (
    <Stack gap="xl">
      <UnitSection
        building={building}
        parts={(unit) => (
          <>
            {views('ticket.view', target) ? <UnitTickets building={building} unit={unit} /> : null}
            {views('device.view', target) ? <UnitDevices building={building} unit={unit} /> : null}
          </>
        )}
      />
      <Suspense fallback={null}>
        <HouseholdSection building={building} />
      </Suspense>
    </Stack>
  );
}
