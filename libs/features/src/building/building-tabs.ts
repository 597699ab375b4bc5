import type { Permission } from '@imah/contract/access';

/** The pages of a building: their path below it, and the right without which a page would be empty. */
export const buildingTabs = [
  { key: 'overview', path: '', permission: 'building.view' },
  { key: 'iot', path: '/iot', permission: 'device.view' },
  { key: 'monitoring', path: '/iot-monitoring', permission: 'telemetry.view' },
  { key: 'ticket', path: '/ticket', permission: 'ticket.view' },
  { key: 'asset', path: '/asset', permission: 'asset.view' },
  { key: 'inventory', path: '/inventory', permission: 'inventory.view' },
  { key: 'drive', path: '/drive', permission: 'drive.view' },
  { key: 'dashboard', path: '/dashboard', permission: 'dashboard.view' },
  { key: 'plan', path: '/dashboard-img', permission: 'plan.view' },
] as const satisfies readonly { readonly key: string; readonly path: string; readonly permission: Permission }[];
