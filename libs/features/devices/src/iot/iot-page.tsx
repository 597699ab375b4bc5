import { useDevices, useDeviceTypes, usePlaces } from '@imah/api-client/react';
import { EmptyState, ForbiddenState, Heading, Stack } from '@imah/ui';
import { radioIcon } from '@imah/ui/icons';
import { useCurrentBuilding } from '@imah/features-buildings';
import { allOf, NotYetRead, readState } from '@imah/app/live';
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
  const places = readState(usePlaces(building.id));
  const both = allOf(devices, types);

  return (
    <Stack gap="lg" as="section" aria-labelledby="perangkat">
      <Heading level={2} id="perangkat">
        {t('title')}
      </Heading>
      {devices.kind === 'forbidden' || devices.kind === 'missing' ? <ForbiddenState level={3} /> : null}
      <NotYetRead
        state={both.kind === 'ready' && places.kind === 'loading' ? places : both}
        failed={t('failed')}
        loading={<DeviceListSkeleton />}
      />
      {devices.kind === 'ready' && devices.data.length === 0 && types.kind === 'ready' ? (
        <EmptyState icon={radioIcon} title={t('empty.title')} text={t('empty.text')} level={3} />
      ) : null}
      {devices.kind === 'ready' && devices.data.length > 0 && types.kind === 'ready' && places.kind !== 'loading' ? (
        <DeviceBoard
          building={building}
          devices={devices.data}
          types={types.data}
          places={places.kind === 'ready' ? places.data : noPlaces}
        />
      ) : null}
    </Stack>
  );
}
