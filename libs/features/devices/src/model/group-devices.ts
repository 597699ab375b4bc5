import type { Floor, Places, Section, Unit } from '@imah/contract/buildings';
import type { Device } from '@imah/contract/devices';

export interface DeviceGroup {
  readonly id: string;
  /** Null: devices that nobody has placed yet. */
  readonly section: Section | null;
  readonly floor: Floor | null;
  readonly devices: readonly { readonly device: Device; readonly unit: Unit | null }[];
}

/** Devices by section and floor, from the ground up, those of a unit with its code; the unplaced ones last. */
export function groupDevices(devices: readonly Device[], places: Places): readonly DeviceGroup[] {
  const sections = new Map(places.sections.map((section) => [section.id, section]));
  const floors = new Map(places.floors.map((floor) => [floor.id, floor]));
  const units = new Map(places.units.map((unit) => [unit.id, unit]));
  const groups = new Map<
    string,
    { section: Section | null; floor: Floor | null; devices: DeviceGroup['devices'][number][] }
  >();

  for (const device of devices) {
    const unit = find(units, device.unitId);
    const floor = find(floors, device.floorId ?? unit?.floorId ?? null);
    const section = find(sections, device.sectionId ?? floor?.sectionId ?? null);
    const id = `${section?.id ?? 'none'}/${floor?.id ?? 'none'}`;
    const group = groups.get(id) ?? { section, floor, devices: [] };
    group.devices.push({ device, unit });
    groups.set(id, group);
  }

  return [...groups]
    .map(([id, group]) => ({ id, ...group }))
    .toSorted((a, b) => sectionRank(a.section) - sectionRank(b.section) || floorRank(a.floor) - floorRank(b.floor))
    .map((group) => ({ ...group, devices: group.devices.toSorted(byUnitThenName) }));
}

function find<T>(known: ReadonlyMap<string, T>, id: string | null): T | null {
  return id === null ? null : (known.get(id) ?? null);
}

function sectionRank(section: Section | null): number {
  return section?.position ?? Number.MAX_SAFE_INTEGER;
}

// What stands in a section and on no floor (a roof tank, say) comes before its floors.
function floorRank(floor: Floor | null): number {
  return floor?.level ?? Number.MIN_SAFE_INTEGER;
}

function byUnitThenName(a: DeviceGroup['devices'][number], b: DeviceGroup['devices'][number]): number {
  return (
    (a.unit?.code ?? '').localeCompare(b.unit?.code ?? '', 'id', { numeric: true }) ||
    a.device.name.localeCompare(b.device.name, 'id', { numeric: true })
  );
}
