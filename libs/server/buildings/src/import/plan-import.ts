import { isWhole } from '../npp.ts';
import type { ImportFault } from './fault-texts.ts';
import type { ImportRow, RowUnit } from './import-row.ts';

/** What the building has before the import. */
export interface KnownPlaces {
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  readonly floors: readonly { readonly id: string; readonly sectionId: string; readonly level: number }[];
  readonly units: readonly { readonly code: string; readonly kind: string; readonly nppE6: number | null }[];
}

/** What the import would do. */
export interface ImportPlan {
  readonly rows: readonly ImportRow[];
  readonly good: readonly RowUnit[];
  readonly newSections: readonly string[];
  readonly newFloors: readonly { readonly section: string; readonly level: number; readonly label: string }[];
  /** What is wrong with the units taken together. */
  readonly wholeFault: ImportFault | null;
}

/** Finds codes that are taken or twice, and the sections and floors that have to be made first. */
export function planImport(rows: readonly ImportRow[], known: KnownPlaces): ImportPlan {
  const taken = new Set(known.units.map(({ code }) => code));
  const seen = new Set<string>();
  const checked = rows.map((row): ImportRow => {
    if (row.unit === null) return row;
    const { code } = row.unit;
    const fault = taken.has(code) ? 'code-taken' : seen.has(code) ? 'code-twice' : null;
    seen.add(code);
    return fault === null ? row : { ...row, unit: null, faults: [{ column: 'code', fault }] };
  });
  const good = checked.flatMap(({ unit }) => (unit === null ? [] : [unit]));
  const shares = [...known.units, ...good].filter(({ kind }) => kind !== 'common').map(({ nppE6 }) => nppE6);
  return { rows: checked, good, ...missingPlaces(good, known), wholeFault: isWhole(shares) ? null : 'npp-sum' };
}

function missingPlaces(good: readonly RowUnit[], known: KnownPlaces): Pick<ImportPlan, 'newSections' | 'newFloors'> {
  const sectionIds = new Map(known.sections.map(({ id, name }) => [sectionKey(name), id]));
  const floors = new Set(known.floors.map(({ sectionId, level }) => `${sectionId}/${level}`));
  const newSections = new Map<string, string>();
  const newFloors = new Map<string, ImportPlan['newFloors'][number]>();
  for (const { section, level, floorLabel } of good) {
    const key = sectionKey(section);
    const id = sectionIds.get(key);
    if (id === undefined && !newSections.has(key)) newSections.set(key, section);
    const floor = floorKey(section, level);
    if (id !== undefined && floors.has(`${id}/${level}`)) continue;
    if (!newFloors.has(floor)) newFloors.set(floor, { section, level, label: floorLabel });
  }
  return { newSections: [...newSections.values()], newFloors: [...newFloors.values()] };
}

/** Sections are the same whatever their case. */
export function sectionKey(name: string): string {
  return name.trim().toLowerCase();
}

export function floorKey(section: string, level: number): string {
  return `${sectionKey(section)}/${level}`;
}
