import { type ImportFault, readFloor } from '@imah/server-buildings/import';
import type { DeviceImportColumn } from '@imah/contract/devices/words';
import type { DevicePlace } from '../device-place.ts';
import type { NamedDevice } from './device-row.ts';
import type { KnownDevices, KnownFloor } from './known-devices.ts';

/** A place with what it is called; null for the building as such. */
export interface FoundSpot extends DevicePlace {
  readonly called: string | null;
}

/** What keeps a place from being found, at the cell that names it. */
export interface SpotFault {
  readonly column: DeviceImportColumn;
  readonly fault: ImportFault;
}

/** Finds places of a building by the words of rows: units by their code, floors by number or name, sections by name. */
export function spotFinder({ sections, floors, units }: KnownDevices) {
  const unitOf = new Map(units.map((unit) => [plain(unit.code), unit]));
  const floorOf = new Map(floors.map((floor) => [floor.id, floor]));
  const sectionOf = new Map(sections.map((section) => [plain(section.name), section]));

  return ({ unit, floor, section }: Pick<NamedDevice, 'unit' | 'floor' | 'section'>): FoundSpot | SpotFault => {
    const within = section === null ? null : sectionOf.get(plain(section));
    if (within === undefined) return { column: 'section', fault: 'unknown-section' };
    const ofSection = floors.filter(({ sectionId }) => within === null || sectionId === within.id);
    const among = floor === null ? [] : ofSection.filter((one) => isCalled(one, floor));
    if (floor !== null && among.length === 0) return { column: 'floor', fault: 'unknown-floor' };
    if (unit !== null) {
      const known = unitOf.get(plain(unit));
      const its = floorOf.get(known?.floorId ?? '');
      const fits =
        (floor === null || among.some(({ id }) => id === its?.id)) && (within === null || within.id === its?.sectionId);
      if (known === undefined || !fits) return { column: 'unit', fault: 'unknown-unit' };
      return { unit_id: known.id, floor_id: its?.id ?? null, section_id: its?.sectionId ?? null, called: known.code };
    }
    const [one, ...others] = among;
    if (others.length > 0) return { column: 'floor', fault: 'which-section' };
    if (one !== undefined) return { unit_id: null, floor_id: one.id, section_id: one.sectionId, called: one.label };
    return { unit_id: null, floor_id: null, section_id: within?.id ?? null, called: within?.name ?? null };
  };
}

function isCalled({ level, label }: KnownFloor, text: string): boolean {
  return plain(label) === plain(text) || readFloor(text)?.level === level;
}

/** Names are the same however they are spaced, joined and cased. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s./–-]+/g, '');
}
