import { ForbiddenState, Skeleton, Stack } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { useCan } from '@imah/app/ports';
import { useCurrentBuilding } from '../building-context.tsx';
import { PeopleSection } from './people-section.tsx';

const JoiningSection = lazy(async () => ({ default: (await import('../joining/joining-section.tsx')).JoiningSection }));

/** Who lives in the building and owns it, and who asks to be let in. */
export function PeoplePage() {
  const building = useCurrentBuilding();
  const can = useCan();
  const target = { orgId: building.orgId, buildingId: building.id };
  const [views, approves] = (['view', 'approve'] as const).map((act) => can(`occupant.${act}`, target) === 'allowed');
  if (!views && !approves) return <ForbiddenState level={2} />;
  return (
    <Stack gap="xl">
      {approves ? (
        <Suspense fallback={<Skeleton shape="card" />}>
          <JoiningSection building={building} />
        </Suspense>
      ) : null}
      {views ? <PeopleSection building={building} /> : null}
    </Stack>
  );
}
