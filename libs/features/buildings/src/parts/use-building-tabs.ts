import type { Building } from '@imah/contract/buildings';
import { sideOf, useApp, useCan, useViews } from '@imah/app/ports';
import { buildingTabs } from '../building-tabs.ts';

type BuildingTab = (typeof buildingTabs)[number];

/** The pages of the building that would show the person something; what a resident has of it is on its first page. */
export function useBuildingTabs({ id, orgId }: Pick<Building, 'id' | 'orgId'>): readonly BuildingTab[] {
  const can = useCan();
  const views = useViews();
  const isResident = sideOf(useApp().person) === 'reports';
  const target = { orgId, buildingId: id };
  return buildingTabs.filter(({ needs, scope }) =>
    scope === 'own'
      ? needs.some((permission) => views(permission, target))
      : !isResident && needs.some((permission) => can(permission, target) === 'allowed'),
  );
}
