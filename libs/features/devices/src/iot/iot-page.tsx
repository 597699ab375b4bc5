import { useDevices, useDeviceTypes, usePlaces } from '@imah/api-client/react';
import { EmptyState, Heading, Inline, Link, Stack } from '@imah/ui';
import { radioIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCurrentBuilding } from '@imah/features-buildings';
import { Read, readState, together } from '@imah/app/read';
import { AddMany, ManyDevices } from '../bulk/add-many.tsx';
import { ConnectDevices } from '../onboarding/connect-devices.tsx';
import { FoundDevices } from '../onboarding/found-devices.tsx';
import { AddDevice } from '../registry/add-device.tsx';
import { useDeviceTexts } from '../texts.ts';
import { DeviceBoard } from './device-board.tsx';
import { DeviceListSkeleton } from './device-list-skeleton.tsx';
import { useDeviceFilter } from './use-device-filter.ts';

const noPlaces = { sections: [], floors: [], units: [] };

/** The devices of a building by place, live; the one in the address stands open. */
export function IotPage() {
  const t = useDeviceTexts();
  const building = useCurrentBuilding();
  const { filter } = useDeviceFilter();
  const [many, setMany] = useState<'closed' | 'open'>('closed');
  const devices = readState(useDevices(building.id));
  const types = readState(useDeviceTypes(building.id));
  // A resident may see their devices without seeing the building's units; the list then has no places.
  const places = readState(usePlaces(building.id));

  return (
    <Stack gap="lg" as="section" aria-labelledby="perangkat">
      <Inline justify="between">
        <Heading level={2} id="perangkat">
          {t('title')}
        </Heading>
        {devices.kind === 'ready' && devices.data.length > 0 ? (
          <Inline gap="sm">
            <ConnectDevices building={building} />
            <AddMany building={building} onOpen={() => setMany('open')} />
            <AddDevice building={building} />
          </Inline>
        ) : null}
      </Inline>
      <ManyDevices building={building} dialog={many} onClose={() => setMany('closed')} />
      <FoundDevices building={building} />
      <Read of={together(devices, types)} level={3} loading={<DeviceListSkeleton />} failed={t('failed')}>
        {([known, kinds]) =>
          known.length === 0 && filter.status !== 'archived' ? (
            <EmptyState
              icon={radioIcon}
              title={t('empty.title')}
              text={t('empty.text')}
              level={3}
              actions={
                <Inline gap="sm" justify="center">
                  <AddDevice building={building} tone="primary" />
                  <AddMany building={building} onOpen={() => setMany('open')} />
                  <ConnectDevices building={building} />
                  <Link href="?state=archived">{t('seeArchive')}</Link>
                </Inline>
              }
            />
          ) : places.kind === 'loading' ? (
            <DeviceListSkeleton />
          ) : (
            <DeviceBoard
              building={building}
              devices={known}
              types={kinds}
              places={places.kind === 'ready' ? places.data : noPlaces}
            />
          )
        }
      </Read>
    </Stack>
  );
}
