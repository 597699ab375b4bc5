import type { Places } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { Button, media, SearchField, SelectField, Sheet, Stack, Text } from '@imah/ui';
import { listFilterIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useLocale } from '@imah/app/i18n';
import { useMedia } from '@imah/app/live';
import { placeOptions } from '@imah/features-buildings/place-choice';
import { countFilters, type DeviceFilter, deviceStateFilters, noFilter, tagsOf } from '../model/device-filter.ts';
import { useDeviceTexts } from '../texts.ts';
import * as styles from './device-board.css.ts';

export interface DeviceFiltersProps {
  readonly types: readonly DeviceType[];
  readonly places: Places;
  readonly devices: readonly Device[];
  readonly filter: DeviceFilter;
  readonly onChange: (change: Partial<DeviceFilter>) => void;
  readonly shown: number;
}

/** Search and filters; on a phone what narrows stands behind a button that says how many of them hold. */
export function DeviceFilters(props: DeviceFiltersProps) {
  const t = useDeviceTexts();
  const isPhone = useMedia(media.phone);
  const [sheet, setSheet] = useState<'closed' | 'open'>('closed');
  const { filter, onChange, shown, devices } = props;
  const used = countFilters(filter);
  const close = () => setSheet('closed');
  return (
    <Stack gap="sm">
      <div className={styles.filters}>
        <SearchField label={t('search')} value={filter.search} onChange={({ value }) => onChange({ search: value })} />
        {isPhone ? (
          <Button size="lg" icon={listFilterIcon} onClick={() => setSheet('open')}>
            {used === 0 ? t('filters.more') : t('filters.used', { count: used })}
          </Button>
        ) : (
          <FilterFields {...props} />
        )}
      </div>
      {isPhone && sheet === 'open' ? (
        <Sheet
          open
          onClose={close}
          title={t('filters.more')}
          actions={
            <>
              {used === 0 ? null : (
                <Button size="lg" onClick={() => onChange({ ...noFilter, search: filter.search })}>
                  {t('filtered.clear')}
                </Button>
              )}
              <Button tone="primary" size="lg" onClick={close}>
                {t('filters.show', { count: shown })}
              </Button>
            </>
          }
        >
          <Stack gap="md">
            <FilterFields {...props} />
          </Stack>
        </Sheet>
      ) : null}
      <Text size="sm" tone="muted" aria-live="polite">
        {t('shown', { shown, total: devices.length })}
      </Text>
    </Stack>
  );
}

function FilterFields({ types, places, devices, filter, onChange }: DeviceFiltersProps) {
  const t = useDeviceTexts();
  const { locale } = useLocale();
  const tags = tagsOf(devices);
  const spots = placeOptions(places);
  return (
    <>
      <SelectField
        label={t('status')}
        value={filter.status}
        onChange={(event) => {
          const status = deviceStateFilters.find((word) => word === event.currentTarget.value) ?? '';
          onChange({ status });
        }}
        options={[
          { value: '', label: t('allStatuses') },
          ...deviceStateFilters.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
        ]}
      />
      <SelectField
        label={t('type')}
        value={filter.typeKey}
        onChange={(event) => onChange({ typeKey: event.currentTarget.value })}
        options={[
          { value: '', label: t('allTypes') },
          ...types.map(({ key, name }) => ({ value: key, label: name[locale] })),
        ]}
      />
      {spots.length === 0 ? null : (
        <SelectField
          label={t('filters.place')}
          value={filter.place}
          onChange={(event) => onChange({ place: event.currentTarget.value })}
          options={[{ value: '', label: t('filters.everywhere') }, ...spots]}
        />
      )}
      {tags.length === 0 && filter.tag === '' ? null : (
        <SelectField
          label={t('filters.tag')}
          value={filter.tag}
          onChange={(event) => onChange({ tag: event.currentTarget.value })}
          options={[{ value: '', label: t('filters.allTags') }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        />
      )}
    </>
  );
}
