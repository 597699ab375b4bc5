import { usePlaces } from '@imah/api-client/react';
import type { Building } from '@imah/contract';
import { Card, EmptyState, FailedState, ForbiddenState, Heading, Skeleton, Stack, Table } from '@imah/ui';
import { layersIcon } from '@imah/ui/icons';
import { useFormat } from '../../i18n/use-format.ts';
import { readState } from '../../live/query-state.ts';
import { useBuildingTexts } from '../texts.ts';
import { countPlaces } from './count-places.ts';

/** Sections with what is in them; the people come with their own page. */
export function PlaceSummary({ building }: { readonly building: Building }) {
  const t = useBuildingTexts();
  return (
    <Stack gap="md" as="section" aria-labelledby="tempat">
      <Heading level={2} id="tempat">
        {t('places.title')}
      </Heading>
      <Card padding="none">
        <PlaceTable building={building} />
      </Card>
    </Stack>
  );
}

function PlaceTable({ building }: { readonly building: Building }) {
  const t = useBuildingTexts();
  const format = useFormat();
  const places = readState(usePlaces(building.id));

  switch (places.kind) {
    case 'loading':
      return (
        <Stack gap="sm" aria-busy>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      );
    case 'forbidden':
    case 'missing':
      return <ForbiddenState level={3} />;
    case 'offline':
      return <FailedState title={t('places.failed')} level={3} />;
    case 'failed':
      return <FailedState title={t('places.failed')} level={3} onRetry={places.retry} attempt={places.attempt} />;
    case 'ready': {
      const counts = countPlaces(places.data);
      if (counts.length === 0) {
        return <EmptyState icon={layersIcon} title={t('places.empty.title')} text={t('places.empty.text')} level={3} />;
      }
      return (
        <Table
          caption={t('places.caption')}
          captionDisplay="hidden"
          columns={[
            { id: 'section', label: t('places.section') },
            { id: 'kind', label: t('places.kind') },
            { id: 'floors', label: t('places.floors'), align: 'end' },
            { id: 'units', label: t('places.units'), align: 'end' },
            { id: 'occupied', label: t('places.occupied'), align: 'end' },
          ]}
          rows={counts.map(({ section, floors, units, occupied }) => ({
            id: section.id,
            cells: {
              section: section.name,
              kind: t(`places.kinds.${section.kind}`),
              floors: format.number(floors),
              units: format.number(units),
              occupied: units === 0 ? '–' : format.percent(occupied / units),
            },
          }))}
        />
      );
    }
  }
}
