import { useDevices, useDeviceTypes, usePlaces } from '@imah/api-client/react';
import { EmptyState, FailedState, ForbiddenState, Heading, Stack } from '@imah/ui';
import { radioIcon } from '@imah/ui/icons';
import { useCurrentBuilding } from '@imah/features-buildings';
import { readState } from '@imah/app/live';
import { useDeviceTexts } from '../texts.ts';
import { DeviceBoard } from './device-board.tsx';
import { DeviceListSkeleton } from './device-list-skeleton.tsx';

const noPlaces = { sections: [], floors: [], units: [] };

/** The devices of a building by place, live; the one in the address stands open. */
export function IotPage() {
  const t = useDeviceTexts();
  const building = useCurrentBuilding();
  const devices = readState(useDevices(building.id));
  const types = readState(useDeviceTypes(building.id));
  // A resident may see their devices without seeing the building's units; the list then has no places.
  const places = usePlaces(building.id);

  return (
    <Stack gap="lg" as="section" aria-labelledby="perangkat">
      <Heading level={2} id="perangkat">
        {t('title')}
      </Heading>
      {devices.kind === 'forbidden' || devices.kind === 'missing' ? <ForbiddenState level={3} /> : null}
      {devices.kind === 'offline' ? (
        <FailedState reason="offline" onRetry={devices.retry} title={t('failed')} level={3} />
      ) : null}
      {devices.kind === 'failed' ? (
        <FailedState title={t('failed')} level={3} onRetry={devices.retry} attempt={devices.attempt} />
      ) : null}
      {devices.kind === 'ready' && types.kind === 'failed' ? (
        <FailedState title={t('failed')} level={3} onRetry={types.retry} attempt={types.attempt} />
      ) : null}
      {devices.kind === 'loading' || (devices.kind === 'ready' && (types.kind === 'loading' || places.isPending)) ? (
        <DeviceListSkeleton />
      ) : null}
      {devices.kind === 'ready' && devices.data.length === 0 && types.kind === 'ready' ? (
        <EmptyState icon={radioIcon} title={t('empty.title')} text={t('empty.text')} level={3} />
      ) : null}
      {devices.kind === 'ready' && devices.data.length > 0 && types.kind === 'ready' && !places.isPending ? (
        <DeviceBoard building={building} devices={devices.data} types={types.data} places={places.data ?? noPlaces} />
      ) : null}
    </Stack>
  );
}
