import { usePeople } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { FailedState, Heading, Skeleton, Stack, Text } from '@imah/ui';
import { lazy, Suspense } from 'react';
import { readState } from '@imah/app/live';
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
      {state.kind === 'loading' ? <Skeleton shape="card" /> : null}
      {state.kind === 'failed' ? (
        <FailedState title={t('failed')} level={3} onRetry={state.retry} attempt={state.attempt} />
      ) : null}
      {state.kind === 'offline' ? (
        <FailedState reason="offline" onRetry={state.retry} title={t('failed')} level={3} />
      ) : null}
      {state.kind === 'ready' && state.data.length === 0 ? <Text tone="muted">{t('empty')}</Text> : null}
      {state.kind === 'ready' && state.data.length > 0 ? (
        <Suspense fallback={<Skeleton shape="card" />}>
          <PeopleTable building={building} people={state.data} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
