import type { Building, Places } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { useBuildingConnection, useBuildingDevices } from '@imah/realtime/react';
import { Button, EmptyState, Callout, Stack } from '@imah/ui';
import { listFilterIcon } from '@imah/ui/icons';
import { useMemo, useState } from 'react';
import { fits, isFiltering, noFilter } from '../model/device-filter.ts';
import { groupDevices } from '../model/group-devices.ts';
import { placeName } from '../model/place-name.ts';
import { RefusedFeed } from '../parts/refused-feed.tsx';
import { useDeviceTexts } from '../texts.ts';
import * as styles from './device-board.css.ts';
import { DeviceFilters } from './device-filters.tsx';
import { DeviceGroupCard } from './device-group-card.tsx';
import { OpenDevice } from './open-device.tsx';
import { useOpenDevice } from './use-open-device.ts';

export interface DeviceBoardProps {
  readonly building: Building;
  readonly devices: readonly Device[];
  readonly types: readonly DeviceType[];
  readonly places: Places;
}

/** Filters, the list by place, and the open device beside it. */
export function DeviceBoard({ building, devices, types, places }: DeviceBoardProps) {
  const t = useDeviceTexts();
  const [filter, setFilter] = useState(noFilter);
  const feed = useBuildingConnection({ orgId: building.orgId, buildingId: building.id });
  const live = useBuildingDevices(building.id);
  const { openId, addressOf, close } = useOpenDevice();

  const groups = useMemo(() => groupDevices(devices, places), [devices, places]);
  const shown = groups
    .map((group) => ({
      ...group,
      devices: group.devices.filter(({ device, unit }) =>
        fits(device, live.get(device.id) ?? device.state, placeName(t, group, unit), filter),
      ),
    }))
    .filter((group) => group.devices.length > 0);
  const shownCount = shown.reduce((sum, group) => sum + group.devices.length, 0);

  return (
    <div className={styles.board} data-open={openId === null ? 'none' : 'device'}>
      <Stack gap="lg">
        {feed === 'refused' ? <RefusedFeed building={building} /> : null}
        {feed === 'interrupted' ? (
          <Callout tone="warning" announce="polite">
            {t('feed.interrupted')}
          </Callout>
        ) : null}
        <DeviceFilters types={types} filter={filter} onChange={setFilter} shown={shownCount} total={devices.length} />
        {shownCount === 0 && isFiltering(filter) ? (
          <EmptyState
            icon={listFilterIcon}
            level={3}
            title={t('filtered.title')}
            text={t('filtered.text')}
            actions={<Button onClick={() => setFilter(noFilter)}>{t('filtered.clear')}</Button>}
          />
        ) : null}
        {shown.map((group) => (
          <DeviceGroupCard key={group.id} group={group} types={types} openId={openId} addressOf={addressOf} />
        ))}
      </Stack>
      <OpenDevice
        building={building}
        devices={devices}
        types={types}
        places={places}
        openId={openId}
        addressOf={addressOf}
        onClose={close}
      />
    </div>
  );
}
