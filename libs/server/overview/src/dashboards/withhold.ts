import { decide, decideRows, type PolicyActor } from '@imah/contract/access';
import type { DashboardContent, ShownWidget, StoredDashboard, Widget } from '@imah/contract/dashboards';
import { deviceTarget } from '@imah/contract/devices/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { Place } from './dashboard-rows.ts';
import { readWidgetDevices, type WidgetDevice } from './widget-devices.ts';

/**
 * A dashboard as one person may have it: where a widget shows what they may not read stands that it is withheld, and
 * nothing of it is sent.
 */
export async function withhold(
  db: Kysely<Database>,
  actor: PolicyActor,
  place: Place,
  { widgets, layouts }: StoredDashboard,
): Promise<DashboardContent> {
  const devices = await readWidgetDevices(db, place.orgId, widgets);
  const shown = widgets.map((one): ShownWidget => {
    return maySee(actor, place, one, devices) ? one : { type: 'withheld', id: one.id };
  });
  return { widgets: shown, layouts };
}

/** Whether a person may read what a widget shows, by the rules that its own reads and live values follow. */
export function maySee(
  actor: PolicyActor,
  place: Place,
  widget: Widget,
  devices: ReadonlyMap<string, Pick<WidgetDevice, 'orgId' | 'buildingId' | 'unitId'>>,
): boolean {
  switch (widget.type) {
    case 'text':
    case 'clock':
    // It asks for what waits for whoever looks.
    case 'today':
      return true;
    case 'energy':
      return decide(actor, 'telemetry.view', place) === 'allowed';
    case 'ranking':
      return decide(actor, 'device.view', place) === 'allowed' && decide(actor, 'telemetry.view', place) === 'allowed';
    case 'units':
      return decide(actor, 'unit.view', place) === 'allowed';
    case 'picture':
      return decide(actor, 'building.view', place) === 'allowed';
    case 'alarms':
      return decide(actor, 'alarm.view', place) === 'allowed';
    case 'tickets': {
      const rows = decideRows(actor, 'ticket.view', place);
      return rows === 'all' || rows === 'own';
    }
    default: {
      // Of one that is gone only the building is known; nothing but its id is left in the widget.
      const device = devices.get(widget.deviceId);
      const target = device === undefined ? place : deviceTarget(device);
      return (
        decide(actor, 'device.view', target) === 'allowed' && decide(actor, 'telemetry.view', target) === 'allowed'
      );
    }
  }
}
