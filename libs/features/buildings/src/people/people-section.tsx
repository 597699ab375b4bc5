import { usePeople } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Heading, Skeleton, Stack, Text } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { Read, readState } from '@imah/app/read';
import { usePeopleTexts } from './texts.ts';

const PeopleTable = lazy(async () => ({ default: (await import('./people-table.tsx')).PeopleTable }));

/** Who is in the building today, with their units. */
export function PeopleSection({ building }: { readonly building: Building }) {
  const t = usePeopleTexts();
  const state = readState(usePeople(building.id));
  if (state.kind === 'forbidden' || state.kind === 'missing') return null;
  return (
    <Stack gap="md" as="section" aria-labelledby="orang">
      <Heading level={2} id="orang">
        {t('title')}
      </Heading>
      <Read
        of={state}
        level={3}
        loading={<Skeleton shape="card" />}
        failed={t('failed')}
        empty={<Text tone="muted">{t('empty')}</Text>}
      >
        {(people) => (
          <Suspense fallback={<Skeleton shape="card" />}>
            <PeopleTable building={building} people={people} />
          </Suspense>
        )}
      </Read>
    </Stack>
  );
}
