import { useBuildings } from '@imah/api-client/react';
import type { Building } from '@imah/contract';
import { mayWithTopic } from '@imah/contract/access';
import { EmptyState, FailedState, SelectField, Skeleton, Stack } from '@imah/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePolicyActor } from '../../app/use-can.ts';
import { readState } from '../../live/query-state.ts';
import { useCommunityTexts } from '../texts.ts';

const kinds = ['discussion', 'announcement', 'poll'] as const;

/** In which building one writes: asked only of those who can in several; the address keeps it. */
export function ChooseBuilding({ children }: { readonly children: (building: Building) => ReactNode }) {
  const t = useCommunityTexts();
  const [search, setSearch] = useSearchParams();
  const actor = usePolicyActor();
  const found = readState(useBuildings());
  if (found.kind === 'loading')
    return (
      <Stack gap="md" aria-busy="true">
        <Skeleton shape="control" />
        <Skeleton shape="card" />
        <Skeleton shape="control" />
      </Stack>
    );
  if (found.kind !== 'ready')
    return found.kind === 'failed' ? (
      <FailedState title={t('form.failed')} onRetry={found.retry} attempt={found.attempt} />
    ) : (
      <FailedState title={t('form.failed')} />
    );
  const mine = found.data.filter(
    ({ id, orgId }) =>
      actor !== null && kinds.some((kind) => mayWithTopic(actor, 'begin', { kind, orgId, buildingId: id })),
  );
  const asked = search.get('building');
  const building = mine.find(({ id }) => id === asked) ?? mine[0];
  if (building === undefined) return <EmptyState title={t('form.noBuilding')} text={t('form.noBuildingText')} />;
  return (
    <>
      {mine.length > 1 ? (
        <SelectField
          label={t('form.building')}
          value={building.id}
          options={mine.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => setSearch({ building: currentTarget.value }, { replace: true })}
        />
      ) : null}
      {children(building)}
    </>
  );
}
