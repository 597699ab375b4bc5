import { readAll, useApiClient, useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Notice } from '@imah/contract/notices';
import type { Outage } from '@imah/contract/outages';
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
  return ofBuildings(told, found, (building, notice) => ({ building, notice }), byImportance);
}

export interface OutageOfBuilding {
  readonly outage: Outage;
  readonly building: Building;
}

/** The open outages of the buildings that concern the person, the one that begins first on top. */
export function useOutagesOf(buildings: readonly Building[]): ReadState<readonly OutageOfBuilding[]> {
  const client = useApiClient();
  const views = useViews();
  const told = buildings.filter(({ id, orgId }) => views('outage.view', { orgId, buildingId: id }));
  const query = { show: 'open', of: 'mine' } as const;
  const found = useQueries({
    queries: told.map(({ id }) => readAll(client, 'listOutages', { params: { buildingId: id }, query })),
  }).map((one) => readState<Outage[]>(one));
  return ofBuildings(
    told,
    found,
    (building, outage) => ({ building, outage }),
    ({ outage: one }, { outage: other }) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
}

/** The rows of all buildings in one order; nothing of any before all are there. */
function ofBuildings<T, R>(
  buildings: readonly Building[],
  found: readonly ReadState<readonly T[]>[],
  join: (building: Building, row: T) => R,
  order: (one: R, other: R) => number,
): ReadState<readonly R[]> {
  const notReady = found.find(({ kind }) => kind !== 'ready');
  if (notReady !== undefined && notReady.kind !== 'ready') return notReady;
  const rows = buildings.flatMap((building, position) => {
    const state = found[position];
    return state?.kind === 'ready' ? state.data.map((row) => join(building, row)) : [];
  });
  return { kind: 'ready', data: rows.toSorted(order) };
}

function byImportance({ notice: one }: NoticeOfBuilding, { notice: other }: NoticeOfBuilding): number {
  if (one.urgency !== other.urgency) return one.urgency === 'important' ? -1 : 1;
  return Date.parse(other.publishedAt) - Date.parse(one.publishedAt);
}
