import { Spinner } from '@imah/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShellPorts } from '@imah/app/shell';
import { DescribeBuilding } from './describe-building.tsx';
import { SetUpBuilding } from './set-up-building.tsx';

/** A building from its kind to its board. From the moment it exists its address carries it, so that one can come back. */
export function NewBuildingPage() {
  // Its layout is a blank one (S-11), and it needs what stands around the pages of the dashboard.
  const { Workspace } = useShellPorts();
  return (
    <Suspense fallback={<Spinner />}>
      <Workspace>
        <Steps />
      </Workspace>
    </Suspense>
  );
}

function Steps() {
  const [search, setSearch] = useSearchParams();
  const buildingId = search.get('building');
  return buildingId === null ? (
    <DescribeBuilding onCreated={(created) => setSearch({ building: created }, { replace: true })} />
  ) : (
    <SetUpBuilding buildingId={buildingId} />
  );
}
