import type { Building, Places } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { useBuildingConnection } from '@imah/realtime/react';
import { Button, EmptyState, Callout, Stack } from '@imah/ui';
import { listFilterIcon } from '@imah/ui/icons';
import { isFiltering } from '../model/device-filter.ts';
import { RefusedFeed } from '../parts/refused-feed.tsx';
import { useDeviceTexts } from '../texts.ts';
import { AttentionCard } from './attention-card.tsx';
import * as styles from './device-board.css.ts';
import { DeviceFilters } from './device-filters.tsx';
import { DeviceGroupCard } from './device-group-card.tsx';
import { DeviceListSkeleton } from './device-list-skeleton.tsx';
import { OpenDevice } from './open-device.tsx';
import { useDeviceFilter } from './use-device-filter.ts';
import { useOpenDevice } from './use-open-device.ts';
import { useShownDevices } from './use-shown-devices.ts';

export interface DeviceBoardProps {
  readonly building: Building;
  readonly devices: readonly Device[];
  readonly types: readonly DeviceType[];
  readonly places: Places;
}

/** Filters, what needs somebody, the rest by place, and the open device beside it. */
export function DeviceBoard({ building, devices, types, places }: DeviceBoardProps) {
  const t = useDeviceTexts();
  const { filter, narrow, clear } = useDeviceFilter();
  const feed = useBuildingConnection({ orgId: building.orgId, buildingId: building.id });
  const { openId, addressOf, close } = useOpenDevice();
  const shown = useShownDevices({ building, devices, places, filter });
  const rows = { types, openId, addressOf };

  return (
    <div className={styles.board} data-open={openId === null ? 'none' : 'device'}>
      <Stack gap="lg">
        {feed === 'refused' ? <RefusedFeed building={building} /> : null}
        {feed === 'interrupted' ? (
          <Callout tone="warning" announce="polite">
            {t('feed.interrupted')}
          </Callout>
        ) : null}
        <DeviceFilters
          types={types}
          places={places}
          devices={shown.among}
          filter={filter}
          onChange={narrow}
          shown={shown.count}
        />
        {shown.alarms === 'unknown' ? <Callout tone="warning">{t('alarmsUnknown')}</Callout> : null}
        {shown.kind === 'loading' ? <DeviceListSkeleton /> : null}
        {shown.kind === 'failed' ? <Callout tone="danger">{t('failed')}</Callout> : null}
        {shown.kind === 'ready' && shown.count === 0 && isFiltering(filter) ? (
          <EmptyState
            icon={listFilterIcon}
            level={3}
            title={t('filtered.title')}
            text={t(filter.status === 'attention' ? 'filtered.nothing' : 'filtered.text')}
            actions={<Button onClick={clear}>{t('filtered.clear')}</Button>}
          />
        ) : null}
        {shown.urgent.length > 0 ? <AttentionCard urgent={shown.urgent} {...rows} /> : null}
        {shown.groups.map((group) => (
          <DeviceGroupCard key={group.id} group={group} {...rows} />
        ))}
        {shown.rest === 0 ? null : <Button onClick={shown.showMore}>{t('showMore', { count: shown.rest })}</Button>}
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
