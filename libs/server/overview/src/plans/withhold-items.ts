import { decide, decideRows, type PolicyActor } from '@imah/contract/access';
import { deviceTarget } from '@imah/contract/devices/words';
import type { PlanItem } from '@imah/contract/plans';
import type { WidgetDevice } from '../dashboards/widget-devices.ts';
import type { FloorPlace } from './plan-rows.ts';
import type { PlanUnit } from './plan-targets.ts';

/** What is asked about before something on a plan is shown. */
export interface KnownTargets {
  readonly devices: ReadonlyMap<string, Pick<WidgetDevice, 'orgId' | 'buildingId' | 'unitId'>>;
  readonly units: ReadonlyMap<string, PlanUnit>;
}

/** Whether a person may read what something on a plan shows, by the rules that its own reads and live values follow. */
export function maySeeItem(
  actor: PolicyActor,
  { orgId, buildingId }: Omit<FloorPlace, 'floorId'>,
  item: PlanItem,
  { devices, units }: KnownTargets,
): boolean {
  const building = { orgId, buildingId };
  switch (item.kind) {
    case 'text':
    case 'link':
      return true;
    case 'alarms':
      return decide(actor, 'alarm.view', building) === 'allowed';
    case 'tickets': {
      const rows = decideRows(actor, 'ticket.view', building);
      return rows === 'all' || rows === 'own';
    }
    case 'unit': {
      const unit = units.get(item.unitId);
      // Of one that is gone only the building is known; what it was called may be in the label.
      const target =
        unit === undefined ? building : { orgId: unit.orgId, buildingId: unit.buildingId, unitId: item.unitId };
      return decide(actor, 'unit.view', target) === 'allowed';
    }
    case 'device':
    case 'zone': {
      const device = devices.get(item.deviceId);
      const target = device === undefined ? building : deviceTarget(device);
      return (
        decide(actor, 'device.view', target) === 'allowed' && decide(actor, 'telemetry.view', target) === 'allowed'
      );
    }
  }
}
