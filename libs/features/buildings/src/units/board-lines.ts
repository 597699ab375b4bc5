import type { Floor, Places, Unit } from '@imah/contract/buildings';
import type { UnitStatus } from '@imah/contract/buildings/words';

/** What of the units shows. */
export interface UnitFilter {
  readonly text: string;
  /** Empty: every status. */
  readonly statuses: readonly UnitStatus[];
}

/** A floor with those of its units that show. */
export interface BoardFloor {
  readonly floor: Floor;
  readonly units: readonly Unit[];
}

/** One line of the board: the name of a floor, or units beside each other. */
export type BoardLine =
  | { readonly kind: 'floor'; readonly floor: Floor; readonly count: number }
  | { readonly kind: 'units'; readonly floor: Floor; readonly units: readonly Unit[] };

export function matches(unit: Unit, { text, statuses }: UnitFilter): boolean {
  if (statuses.length > 0 && (unit.kind === 'common' || !statuses.includes(unit.status))) return false;
  return unit.code.includes(text.trim().toUpperCase());
}

/** The floors of a section as a building stands: the highest first. Without a filter also those without a unit. */
export function boardFloors(places: Places, sectionId: string, filter: UnitFilter): BoardFloor[] {
  const byFloor = Map.groupBy(
    places.units.filter((unit) => matches(unit, filter)),
    ({ floorId }) => floorId,
  );
  const isFiltered = filter.text.trim() !== '' || filter.statuses.length > 0;
  return places.floors
    .filter((floor) => floor.sectionId === sectionId)
    .toSorted((a, b) => b.level - a.level)
    .map((floor) => ({
      floor,
      units: (byFloor.get(floor.id) ?? []).toSorted((a, b) => a.code.localeCompare(b.code, 'id', { numeric: true })),
    }))
    .filter(({ units }) => !isFiltered || units.length > 0);
}

/** The lines of a board on which `columns` units stand beside each other. */
export function boardLines(floors: readonly BoardFloor[], columns: number): BoardLine[] {
  return floors.flatMap(({ floor, units }) => {
    const lines: BoardLine[] = [{ kind: 'floor', floor, count: units.length }];
    for (let start = 0; start < units.length; start += columns)
      lines.push({ kind: 'units', floor, units: units.slice(start, start + columns) });
    return lines;
  });
}

export type BoardMove = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** The unit that a key leads to from another; the same one at the edge. */
export function moveOnBoard(lines: readonly BoardLine[], from: string, move: BoardMove): string {
  const rows = lines.flatMap((line) => (line.kind === 'units' ? [line.units] : []));
  const all = rows.flat();
  const at = all.findIndex(({ id }) => id === from);
  const row = rows.findIndex((units) => units.some(({ id }) => id === from));
  const column = rows[row]?.findIndex(({ id }) => id === from) ?? 0;
  const beside = (units: readonly Unit[] | undefined) => units?.[Math.min(column, units.length - 1)];
  const found = {
    left: () => all[at - 1],
    right: () => all[at + 1],
    up: () => beside(rows[row - 1]),
    down: () => beside(rows[row + 1]),
    first: () => rows[row]?.[0],
    last: () => rows[row]?.at(-1),
  }[move]();
  return found?.id ?? from;
}
