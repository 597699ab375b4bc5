import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** What a section is. */
export const sectionKinds = ['tower', 'block', 'parking', 'area'] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** What a unit is used for. */
export const unitKinds = ['residential', 'commercial', 'parking', 'storage', 'common'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** What is going on in a unit. */
export const unitStatuses = ['vacant', 'occupied', 'rented', 'renovation'] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** A part of a building that has floors, or of its grounds. */
export const section = z.object({ id, name: z.string(), kind: z.enum(sectionKinds), position: z.int() });
export type Section = z.infer<typeof section>;

/** `level`: 0 is the ground floor, basements are negative. */
export const floor = z.object({ id, sectionId: id, level: z.int(), label: z.string() });
export type Floor = z.infer<typeof floor>;

/** Area in thousandths of a square metre. */
export const unit = z.object({
  id,
  floorId: id,
  code: z.string(),
  kind: z.enum(unitKinds),
  status: z.enum(unitStatuses),
  areaMilliM2: z.int(),
});
export type Unit = z.infer<typeof unit>;

/** The places of one building, from the ground up. */
export const places = z.object({ sections: z.array(section), floors: z.array(floor), units: z.array(unit) });
export type Places = z.infer<typeof places>;
