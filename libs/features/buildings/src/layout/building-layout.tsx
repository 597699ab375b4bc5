import { readKey, useBuilding } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { NotFoundPage, Skeleton, Stack, VisuallyHidden } from '@imah/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router-dom';
import { useLiveReads } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import { BuildingProvider } from '../building-context.tsx';
import { useBuildingTexts } from '../texts.ts';
import { BuildingHeader } from './building-header.tsx';

/** What all pages of a building stand in: its name, its tabs, and the building itself for the page below. */
export function BuildingLayout() {
  const t = useBuildingTexts();
  const { id = '' } = useParams();
  const state = readState(useBuilding(id));
  const known = useListedBuilding(id);
  const building = state.kind === 'ready' ? state.data : known;
  useLiveReads(building === undefined ? null : { orgId: building.orgId, buildingId: building.id });

  // A building that was just taken away is gone, whatever the list still says.
  if (building !== undefined && state.kind !== 'missing' && state.kind !== 'forbidden') {
    return (
      <Stack gap="xl">
        <BuildingHeader building={building} />
        <BuildingProvider building={building}>
          <Outlet />
        </BuildingProvider>
      </Stack>
    );
  }
  return (
    <Read
      of={state}
      level={1}
      size="page"
      loading={
        <Stack gap="xl" aria-busy>
          <h1>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
          </h1>
          <Skeleton shape="heading" width="1/2" />
          <Skeleton shape="control" />
          <Skeleton shape="card" />
        </Stack>
      }
      missing={<NotFoundPage title={t('missing.title')} text={t('missing.text')} homeHref="/imah" />}
    />
  );
}

/** The building as the list of Beranda knows it, so that coming from there shows it at once. */
function useListedBuilding(id: string): Building | undefined {
  return useQueryClient()
    .getQueryData(readKey('listBuildings', {}, 'all'))
    ?.find((building) => building.id === id);
}
