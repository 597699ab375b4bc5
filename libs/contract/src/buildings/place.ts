import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { sectionKinds, unitKinds, unitStatuses, wholeNppE6, floorLevels } from './words.ts';

/** A part of a building that has floors, or of its grounds. */
export const section = z.object({
  id,
  name: z.string(),
  kind: z.enum(sectionKinds),
  position: z.int(),
  version: z.int(),
});
export type Section = z.infer<typeof section>;

/** `level`: 0 is the ground floor, basements are negative. */
export const floor = z.object({ id, sectionId: id, level: z.int(), label: z.string(), version: z.int() });
export type Floor = z.infer<typeof floor>;

/** Short name of a unit: at most 40 capital letters, digits and hyphens. */
export const unitCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{1,40}$/));

/** Thousandths of a square metre, up to a square kilometre. */
export const areaMilliM2 = z.int().check(z.gte(1), z.lte(1_000_000_000));

/** Share of a unit in the whole building (NPP), in millionths of a percent. */
export const nppE6 = z.int().check(z.gte(0), z.lte(wholeNppE6));

/** `nppE6` is null while the shares of the building have not been set. */
export const unit = z.object({
  id,
  floorId: id,
  code: z.string(),
  kind: z.enum(unitKinds),
  status: z.enum(unitStatuses),
  areaMilliM2: z.int(),
  nppE6: z.nullable(z.int()),
  version: z.int(),
});
export type Unit = z.infer<typeof unit>;

/** The places of one building, from the ground up. */
export const places = z.object({ sections: z.array(section), floors: z.array(floor), units: z.array(unit) });
export type Places = z.infer<typeof places>;

/** What a person fills in for a section; a new one stands last. */
export const sectionDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  kind: z.enum(sectionKinds),
});
export type SectionDraft = z.infer<typeof sectionDraft>;

/** What may be changed of a section; `position` counts from 0 among those of the building. */
export const sectionChange = z.partial(z.extend(sectionDraft, { position: z.int().check(z.gte(0), z.lte(10_000)) }));

/** What a person fills in for a floor; no two of a section stand at the same level. */
export const floorDraft = z.object({
  sectionId: id,
  level: z.int().check(z.gte(floorLevels.min), z.lte(floorLevels.max)),
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
});
export type FloorDraft = z.infer<typeof floorDraft>;

/** What a person fills in for a unit; it is vacant unless said otherwise. */
export const unitDraft = z.object({
  floorId: id,
  code: unitCode,
  kind: z.enum(unitKinds),
  areaMilliM2,
  status: z.optional(z.enum(unitStatuses)),
});
export type UnitDraft = z.infer<typeof unitDraft>;

/** Units to delete, each as the person saw it. */
export const unitsToDelete = z.object({
  units: z.array(z.object({ id, version: z.int() })).check(z.minLength(1), z.maxLength(1000)),
});

/** Units to bring back. */
export const unitsToRestore = z.object({ unitIds: z.array(id).check(z.minLength(1), z.maxLength(1000)) });

/** How the shares (NPP) of a whole building are set: by area, one by one, or not at all. */
export const nppChange = z.discriminatedUnion('by', [
  z.object({ by: z.literal('area') }),
  z.object({ by: z.literal('none') }),
  z.object({
    by: z.literal('values'),
    values: z.array(z.object({ unitId: id, nppE6 })).check(z.minLength(1), z.maxLength(20_000)),
  }),
]);
export type NppChange = z.infer<typeof nppChange>;
