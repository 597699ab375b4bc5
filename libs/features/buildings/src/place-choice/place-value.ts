import type { Places } from '@imah/contract/buildings';
import type { ComboboxOption } from '@imah/ui';

/** What says where something is: a unit, a floor or a section; none of them for the building as such. */
export interface Spot {
  readonly unitId?: string | null | undefined;
  readonly floorId?: string | null | undefined;
  readonly sectionId?: string | null | undefined;
}

/** The spot as the value of one field: the id of a unit, `floor:{id}`, `section:{id}`, or nothing. */
export function placeValue({ unitId, floorId, sectionId }: Spot): string {
  if (unitId) return unitId;
  if (floorId) return `floor:${floorId}`;
  return sectionId ? `section:${sectionId}` : '';
}

/** The spot of a field's value. */
export function spotOf(value: string): {
  readonly unitId?: string;
  readonly floorId?: string;
  readonly sectionId?: string;
} {
  if (value === '') return {};
  if (value.startsWith('floor:')) return { floorId: value.slice('floor:'.length) };
  return value.startsWith('section:') ? { sectionId: value.slice('section:'.length) } : { unitId: value };
}

/** The spot of a field's value with the section it stands in, as far as the places are known. */
export function spotIn(places: Places | null, value: string | undefined): Pick<Spot, 'unitId' | 'sectionId'> {
  const { unitId, floorId, sectionId } = spotOf(value ?? '');
  const above = floorId ?? places?.units.find(({ id }) => id === unitId)?.floorId;
  return { unitId, sectionId: sectionId ?? places?.floors.find(({ id }) => id === above)?.sectionId };
}

/** The floors and sections of a building as choices: the ground of a section before its floors. */
export function commonOptions({ sections, floors }: Places): ComboboxOption[] {
  return sections.flatMap((section) => [
    { value: placeValue({ sectionId: section.id }), label: section.name },
    ...floors
      .filter(({ sectionId }) => sectionId === section.id)
      .map(({ id, label }) => ({ value: placeValue({ floorId: id }), label: `${label}, ${section.name}` })),
  ]);
}

/** The units of a building as choices, each with the floor it is on. */
export function unitOptions(places: Places): ComboboxOption[] {
  return places.units.map(({ id, code }) => ({ value: id, label: code, description: nameOfUnit(places, id) }));
}

/** Every place of a building as a choice. */
export function placeOptions(places: Places): ComboboxOption[] {
  return [...commonOptions(places), ...unitOptions(places)];
}

/** Floor and section of a unit: "Lantai 3, Menara A". */
export function nameOfUnit({ sections, floors, units }: Places, unitId: string): string {
  const floor = floors.find(({ id }) => id === units.find((unit) => unit.id === unitId)?.floorId);
  const section = sections.find(({ id }) => id === floor?.sectionId);
  return [floor?.label, section?.name].filter((name) => name !== undefined).join(', ');
}
