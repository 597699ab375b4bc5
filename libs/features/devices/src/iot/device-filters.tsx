import type { DeviceType } from '@imah/contract/devices';
import { deviceStatuses } from '@imah/contract/devices/words';
import { SearchField, SelectField, Stack, Text } from '@imah/ui';
import { useLocale } from '@imah/app/i18n';
import type { DeviceFilter } from '../model/device-filter.ts';
import { useDeviceTexts } from '../texts.ts';
import * as styles from './device-board.css.ts';

export interface DeviceFiltersProps {
  readonly types: readonly DeviceType[];
  readonly filter: DeviceFilter;
  readonly onChange: (filter: DeviceFilter) => void;
  readonly shown: number;
  readonly total: number;
}

export function DeviceFilters({ types, filter, onChange, shown, total }: DeviceFiltersProps) {
  const t = useDeviceTexts();
  const { locale } = useLocale();
  return (
    <Stack gap="sm">
      <div className={styles.filters}>
        <SearchField
          label={t('search')}
          value={filter.search}
          onChange={({ value }) => onChange({ ...filter, search: value })}
        />
        <SelectField
          label={t('type')}
          value={filter.typeKey}
          onChange={(event) => onChange({ ...filter, typeKey: event.currentTarget.value })}
          options={[
            { value: '', label: t('allTypes') },
            ...types.map(({ key, name }) => ({ value: key, label: name[locale] })),
          ]}
        />
        <SelectField
          label={t('status')}
          value={filter.status}
          onChange={(event) => {
            const status = deviceStatuses.find((word) => word === event.currentTarget.value) ?? '';
            onChange({ ...filter, status });
          }}
          options={[
            { value: '', label: t('allStatuses') },
            ...deviceStatuses.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
          ]}
        />
      </div>
      <Text size="sm" tone="muted" aria-live="polite">
        {t('shown', { shown, total })}
      </Text>
    </Stack>
  );
}
