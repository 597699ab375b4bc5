import { useActiveAlarms, useDevices, useDeviceTypes, usePlaces, useRead } from '@imah/api-client/react';
import type { Alarm } from '@imah/contract/alarms';
import type { Building, Unit } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import type { PlanFloor } from '@imah/contract/plans';
import type { TicketRow } from '@imah/contract/tickets';
import { useMemo } from 'react';
import { useCan } from '@imah/app/ports';

/** What a plan is drawn from. What the person may not read is not there. */
export interface PlanGround {
  readonly building: Building;
  readonly floorId: string;
  readonly floors: readonly PlanFloor[];
  /** By id; null while they are read. */
  readonly devices: ReadonlyMap<string, Device> | null;
  readonly types: ReadonlyMap<string, DeviceType>;
  readonly units: ReadonlyMap<string, Unit> | null;
  readonly alarms: readonly Alarm[];
  /** The open ones of this floor with its units, at most `mostTickets`; null while they are read. */
  readonly tickets: readonly TicketRow[] | null;
}

export const mostTickets = 100;

/** Reads what the plan of a floor is drawn from. */
export function usePlanGround(building: Building, floorId: string, floors: readonly PlanFloor[]): PlanGround {
  const can = useCan();
  const { id: buildingId, orgId } = building;
  const may = (permission: 'alarm.view' | 'ticket.view' | 'unit.view' | 'device.view') =>
    can(permission, { orgId, buildingId }) === 'allowed';
  const devices = useDevices(buildingId);
  const types = useDeviceTypes(buildingId);
  const places = usePlaces(buildingId, { enabled: may('unit.view') });
  const alarms = useActiveAlarms(buildingId, { enabled: may('alarm.view') });
  const tickets = useRead('listTickets', { query: { buildingId, floorId, limit: mostTickets } });
  const [known, kinds, units] = [devices.data, types.data, places.data?.units];
  const isKnown = devices.isError || (known !== undefined && kinds !== undefined);
  return useMemo(
    () => ({
      building,
      floorId,
      floors,
      devices: isKnown ? new Map((known ?? []).map((one) => [one.id, one])) : null,
      types: new Map((kinds ?? []).map((one) => [one.key, one])),
      units: units === undefined ? null : new Map(units.map((one) => [one.id, one])),
      alarms: alarms.data ?? [],
      tickets: tickets.data ?? null,
    }),
    [building, floorId, floors, isKnown, known, kinds, units, alarms.data, tickets.data],
  );
}

/** The active alarms of the devices of this floor, those in its units among them. */
export function alarmsOfFloor({ alarms, devices, units, floorId }: PlanGround): readonly Alarm[] {
  return alarms.filter(({ deviceId }) => {
    const device = devices?.get(deviceId);
    if (device === undefined) return false;
    return floorOf(device, units) === floorId;
  });
}

/** The floor on which a device stands, by its unit where it stands in one. */
export function floorOf({ floorId, unitId }: Device, units: PlanGround['units']): string | null {
  return floorId ?? (unitId === null ? null : (units?.get(unitId)?.floorId ?? null));
}
