import type { Permission } from '@imah/contract/access';
import type { Whoami } from '@imah/contract/identity';

/** Any of these opens the dashboard of all buildings: what the menu offers is what the page shows. */
export const dashboardPermissions = ['report.view', 'dashboard.view'] as const satisfies readonly Permission[];

export function seesDashboard({ memberships }: Pick<Whoami, 'memberships'>): boolean {
  return memberships.some(({ grants }) =>
    dashboardPermissions.some((permission) => grants.includes(permission) || grants.includes(`${permission}.own`)),
  );
}
