import { readAll, useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Notice } from '@imah/contract/notices';
import type { OwnReport } from '@imah/contract/tickets';
import { useQueries } from '@tanstack/react-query';
import { useViews } from '@imah/app/ports';
import { type ReadState, readState } from '@imah/app/read';

/** What the person has reported and what has not ended, the newest first. */
export function useOwnReports(): ReadState<readonly OwnReport[]> {
  return readState(useRead('listOwnReports', {}));
}

export interface NoticeOfBuilding {
  readonly notice: Notice;
  readonly building: Building;
}

/** What the buildings tell their people at the moment: what is important first, then the newest. */
export function useNoticesOf(buildings: readonly Building[]): ReadState<readonly NoticeOfBuilding[]> {
  const client = useApiClient();
  const views = useViews();
  const told = buildings.filter(({ id, orgId }) => views('announcement.view', { orgId, buildingId: id }));
  const found = useQueries({
    queries: told.map(({ id }) => readAll(client, 'listNotices', { params: { buildingId: id } })),
  }).map((query) => readState<Notice[]>(query));
  const notReady = found.find(({ kind }) => kind !== 'ready');
  if (notReady !== undefined && notReady.kind !== 'ready') return notReady;
  const notices = told.flatMap((building, position) => {
    const state = found[position];
    return state?.kind === 'ready' ? state.data.map((notice) => ({ notice, building })) : [];
  });
  return { kind: 'ready', data: notices.toSorted(byImportance) };
}

function byImportance({ notice: one }: NoticeOfBuilding, { notice: other }: NoticeOfBuilding): number {
  if (one.urgency !== other.urgency) return one.urgency === 'important' ? -1 : 1;
  return Date.parse(other.publishedAt) - Date.parse(one.publishedAt);
}
