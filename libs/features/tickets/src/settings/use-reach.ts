import type { Permission } from '@imah/contract/access';
import { useCan } from '@imah/app/ports';
import { useOrgBuildings } from '@imah/features-people/model';

/** What a person may set up: for all buildings at once, or for those that they reach. */
export interface SettingsReach {
  /** Whether they may with what holds in this building; null and undefined: in all of them. */
  readonly may: (permission: Permission, buildingId: string | null | undefined) => boolean;
  /** Whether they may begin something new at all. */
  readonly mayAdd: (permission: Permission) => boolean;
  /** The building that a new one is about at first: none, unless they have to name one. */
  readonly firstBuilding: (permission: Permission) => string | undefined;
}

/** How far the signed-in person sets up an organisation, as the policy says. */
export function useReach(orgId: string): SettingsReach {
  const can = useCan();
  const buildings = useOrgBuildings(orgId);
  const may: SettingsReach['may'] = (permission, buildingId) =>
    can(permission, buildingId == null ? { orgId, everywhere: true } : { orgId, buildingId }) === 'allowed';
  return {
    may,
    mayAdd: (permission) => may(permission, null) || buildings.some(({ id }) => may(permission, id)),
    firstBuilding: (permission) =>
      may(permission, null) ? undefined : buildings.find(({ id }) => may(permission, id))?.id,
  };
}
