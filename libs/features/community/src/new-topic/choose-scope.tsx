import { useBuildings } from '@imah/api-client/react';
import { EmptyState, FailedState, SelectField, Skeleton, Stack } from '@imah/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp, usePolicyActor } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useCommunityTexts } from '../texts.ts';
import { type TopicScope, topicScopesOf } from './topic-scope.ts';

/** Where one writes: asked only of those who can in several buildings; the address keeps it. */
export function ChooseScope({ children }: { readonly children: (scope: TopicScope) => ReactNode }) {
  const t = useCommunityTexts();
  const [search, setSearch] = useSearchParams();
  const actor = usePolicyActor();
  const memberships = useApp().person?.memberships ?? [];
  const found = readState(useBuildings());
  if (found.kind !== 'ready')
    return (
      <Read
        of={found}
        level={2}
        loading={
          <Stack gap="md" aria-busy="true">
            <Skeleton shape="control" />
            <Skeleton shape="card" />
            <Skeleton shape="control" />
          </Stack>
        }
        failed={t('form.failed')}
        forbidden={<FailedState title={t('form.failed')} />}
      />
    );
  const mine = actor === null ? [] : topicScopesOf(actor, memberships, found.data);
  const asked = search.get('building') ?? search.get('organization');
  const scope = mine.find(({ id }) => id === asked) ?? mine[0];
  if (scope === undefined) return <EmptyState title={t('form.noBuilding')} text={t('form.noBuildingText')} />;
  const choose = (id: string) => {
    const isWhole = mine.some((each) => each.id === id && each.buildingId === null);
    setSearch(isWhole ? { organization: id } : { building: id }, { replace: true });
  };
  return (
    <>
      {mine.length > 1 ? (
        <SelectField
          label={t(mine.some(({ buildingId }) => buildingId === null) ? 'form.place' : 'form.building')}
          value={scope.id}
          options={mine.map(({ id, name, buildingId }) => ({
            value: id,
            label: buildingId === null ? t('form.whole', { name }) : name,
          }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : null}
      {children(scope)}
    </>
  );
}
