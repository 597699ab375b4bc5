import { useReadPages } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Meter } from '@imah/contract/metering';
import { type MeterResource, meterResources, meterShows, type MeterState } from '@imah/contract/metering/words';
import { Card, EmptyState, Inline, List, SearchField, SelectField, Skeleton, Stack, Text, ToggleGroup } from '@imah/ui';
import { gaugeIcon } from '@imah/ui/icons';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Read, ReadMore, readState } from '@imah/app/read';
import { useMeteringTexts } from '../texts.ts';
import { MeterRow } from './meter-row.tsx';

interface MeterListProps {
  readonly building: Building;
  readonly mayAdd: boolean;
}

const pageSize = 50;

/** The meters of a building: main ones with those below them, by what they count and by what is typed. */
export function MeterList({ building, mayAdd }: MeterListProps) {
  const t = useMeteringTexts();
  const [show, setShow] = useState<MeterState>('active');
  const [resource, setResource] = useState<MeterResource | 'all'>('all');
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const query = {
    show,
    limit: pageSize,
    ...(resource === 'all' ? {} : { resource }),
    ...(q === '' ? {} : { q }),
  };
  const found = useReadPages(
    'listMeters',
    { params: { buildingId: building.id }, query },
    { select: ({ pages }) => pages.flatMap(({ data }) => data), placeholderData: keepPreviousData },
  );
  const isAll = show === 'active' && resource === 'all' && q === '';
  const none = isAll ? (
    <EmptyState icon={gaugeIcon} level={3} title={t('empty')} text={mayAdd ? t('emptyText') : t('emptyRead')} />
  ) : (
    <Text tone="muted">{t('nothing')}</Text>
  );
  return (
    <Stack gap="md">
      <Inline gap="md" align="end">
        <SearchField label={t('filter.search')} value={text} onChange={({ value }) => setText(value)} />
        <SelectField
          label={t('filter.resource')}
          value={resource}
          options={[
            { value: 'all', label: t('filter.all') },
            ...meterResources.map((value) => ({ value, label: t(`resources.${value}`) })),
          ]}
          onChange={({ currentTarget }) =>
            setResource(meterResources.find((one) => one === currentTarget.value) ?? 'all')
          }
        />
        <ToggleGroup
          label={t('filter.shows')}
          value={show}
          options={meterShows.map((value) => ({ value, label: t(`shows.${value}`) }))}
          onChange={({ value }) => setShow(meterShows.find((one) => one === value) ?? show)}
        />
      </Inline>
      <Read
        of={readState(found)}
        level={3}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        forbidden={null}
        empty={none}
      >
        {(meters) => <Rows meters={meters} />}
      </Read>
      <ReadMore of={found}>{t('more')}</ReadMore>
    </Stack>
  );
}

function Rows({ meters }: { readonly meters: readonly Meter[] }) {
  return (
    <Card padding="none">
      <List>
        {meters.map((meter) => (
          <MeterRow key={meter.id} meter={meter} />
        ))}
      </List>
    </Card>
  );
}
