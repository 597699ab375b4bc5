import type { Permission } from '@imah/contract/access';

interface BuildingTab {
  readonly key: string;
  /** Below the building. */
  readonly path: string;
  /** The rights of which one is enough; without any of them the page would be empty. */
  readonly needs: readonly Permission[];
  /** `own`: also for whom the right is only about their own. `all`: for those who run the building. */
  readonly scope: 'own' | 'all';
}

/** The pages of a building that are there. */
export const buildingTabs = [
  { key: 'overview', path: '', needs: ['building.view'], scope: 'own' },
  { key: 'units', path: '/unit', needs: ['unit.view'], scope: 'all' },
  { key: 'people', path: '/people', needs: ['occupant.view', 'occupant.approve'], scope: 'all' },
  { key: 'iot', path: '/iot', needs: ['device.view'], scope: 'own' },
  { key: 'monitoring', path: '/iot-monitoring', needs: ['telemetry.view'], scope: 'own' },
  { key: 'dashboard', path: '/dashboard', needs: ['dashboard.view'], scope: 'all' },
  { key: 'plan', path: '/dashboard-img', needs: ['plan.view'], scope: 'all' },
  { key: 'meters', path: '/meter', needs: ['meter.view'], scope: 'all' },
  { key: 'ticket', path: '/ticket', needs: ['ticket.view'], scope: 'own' },
  { key: 'topics', path: '/topics', needs: ['topic.view', 'announcement.view', 'outage.view'], scope: 'all' },
  { key: 'settings', path: '/settings', needs: ['building.update', 'building.delete', 'audit.view'], scope: 'all' },
] as const satisfies readonly BuildingTab[];
