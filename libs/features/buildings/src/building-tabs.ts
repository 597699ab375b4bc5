import type { Permission } from '@imah/contract/access';

/** The pages of a building that are there: their path below it, and the right without which a page would be empty. */
export const buildingTabs = [
  { key: 'overview', path: '', permission: 'building.view' },
  { key: 'iot', path: '/iot', permission: 'device.view' },
  { key: 'monitoring', path: '/iot-monitoring', permission: 'telemetry.view' },
  { key: 'ticket', path: '/ticket', permission: 'ticket.view' },
] as const satisfies readonly { readonly key: string; readonly path: string; readonly permission: Permission }[];
