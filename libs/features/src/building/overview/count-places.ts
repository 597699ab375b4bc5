import type { Places, Section } from '@imah/contract';

export interface SectionCounts {
  readonly section: Section;
  readonly floors: number;
  readonly units: number;
  /** Lived in or let. */
  readonly occupied: number;
}

/** What each section holds, in the order of the sections. */
export function countPlaces({ sections, floors, units }: Places): readonly SectionCounts[] {
  const sectionOfFloor = new Map(floors.map((floor) => [floor.id, floor.sectionId]));
  return sections
    .toSorted((a, b) => a.position - b.position)
    .map((section) => {
      const own = units.filter((unit) => sectionOfFloor.get(unit.floorId) === section.id);
      return {
        section,
        floors: floors.filter((floor) => floor.sectionId === section.id).length,
        units: own.length,
        occupied: own.filter(({ status }) => status === 'occupied' || status === 'rented').length,
      };
    });
}
