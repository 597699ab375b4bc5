import { type Action, type Resource, actions } from '@imah/contract/access';
import { offeredResources } from './permission-sheet.ts';

/** What a group's permissions are about, in the order in which the product has it. */
export const permissionAreas = ['places', 'devices', 'tickets', 'words', 'organization'] as const;
export type PermissionArea = (typeof permissionAreas)[number];

const members: Readonly<Record<Exclude<PermissionArea, 'organization'>, readonly Resource[]>> = {
  places: ['building', 'unit', 'occupant'],
  devices: ['device', 'deviceCommand', 'telemetry', 'alarm', 'dashboard'],
  tickets: ['ticket', 'ticketComment', 'slaPolicy'],
  words: ['topic', 'announcement', 'outage'],
};
const placed: readonly Resource[] = Object.values(members).flat();

/** The resources of an area that have a use; what belongs nowhere else is the organisation's own. */
export function resourcesOf(area: PermissionArea): readonly Resource[] {
  return offeredResources.filter((resource) =>
    area === 'organization' ? !placed.includes(resource) : members[area].includes(resource),
  );
}

/** The acts that almost everything has, a column each; the others stand together in one. */
export const columnActions = ['view', 'create', 'update', 'delete'] as const satisfies readonly Action[];
export const otherActions: readonly Action[] = actions.filter((action) => !columnActions.some((one) => one === action));
