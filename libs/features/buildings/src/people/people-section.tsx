import { usePeople } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Resident } from '@imah/contract/people';
import { Button, Heading, Inline, Skeleton, Stack, Text } from '@imah/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
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
        {(people) => <People building={building} people={people} />}
      </Read>
    </Stack>
  );
}

/** All of them, or the one whom the address asks for. */
function People({ building, people }: { readonly building: Building; readonly people: readonly Resident[] }) {
  const t = usePeopleTexts();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('person');
  const found = useMemo(() => people.filter(({ person }) => person.id === wanted), [people, wanted]);
  // Who is not here today stands in nobody's way.
  const isOne = found.length > 0;
  return (
    <>
      {isOne ? (
        <Inline gap="sm">
          <Text tone="muted">{t('one', { name: found[0]?.person.name ?? '' })}</Text>
          <Button size="sm" onClick={() => setSearch({}, { replace: true, preventScrollReset: true })}>
            {t('all', { count: people.length })}
          </Button>
        </Inline>
      ) : null}
      <Suspense fallback={<Skeleton shape="card" />}>
        <PeopleTable building={building} people={isOne ? found : people} />
      </Suspense>
    </>
  );
}
