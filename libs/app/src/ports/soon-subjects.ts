import type { Permission } from '@imah/contract/access';

/** What is still to come, and the right (or its `.own`) of those whom it will serve. What is part of another stands there. */
export const soonSubjects = [
  { subject: 'assets', permission: 'asset.view' },
  { subject: 'buildingInventory', permission: 'inventory.view' },
  { subject: 'buildingDrive', permission: 'drive.view' },
  { subject: 'settingsDataset', permission: 'settings.view' },
] as const satisfies readonly { readonly subject: string; readonly permission: Permission }[];

/** The subjects that will concern somebody with these grants. */
export function soonFor(grants: ReadonlySet<string>): readonly (typeof soonSubjects)[number][] {
  return soonSubjects.filter(({ permission }) => grants.has(permission) || grants.has(`${permission}.own`));
}
