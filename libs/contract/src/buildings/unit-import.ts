import * as z from 'zod/mini';
import { importReport } from '../core/import-report.ts';
import { areaMilliM2 } from './place.ts';
import { floorLevels, sectionKinds, unitKinds, unitImportLimits, unitImportColumns } from './words.ts';

/**
 * Units by a pattern. In `codeTemplate` `{L}` stands for the floor, `{N}` for the number of the unit on its floor
 * and `{A}` for the same as a letter; a doubled letter (`{NN}`) makes two digits of it.
 */
export const unitPattern = z.object({
  sectionName: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  sectionKind: z.enum(sectionKinds),
  fromLevel: z.int().check(z.gte(floorLevels.min), z.lte(floorLevels.max)),
  toLevel: z.int().check(z.gte(floorLevels.min), z.lte(floorLevels.max)),
  /** Levels that the building does not count, as 4 and 13 often are. */
  skippedLevels: z.array(z.int()).check(z.maxLength(50)),
  unitsPerFloor: z.int().check(z.gte(1), z.lte(200)),
  codeTemplate: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  unitKind: z.enum(unitKinds),
  areaMilliM2,
});
export type UnitPattern = z.infer<typeof unitPattern>;

/** Cells as a spreadsheet puts them on the clipboard, or CSV; the first line names the columns. */
const textSource = z.object({
  kind: z.literal('text'),
  text: z.string().check(z.maxLength(unitImportLimits.textChars)),
});

const fileSource = z.object({
  kind: z.literal('file'),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The file in base64. */
  content: z.string().check(z.minLength(1), z.maxLength(Math.ceil(unitImportLimits.fileBytes / 3) * 4)),
});

/** Rows of a spreadsheet: pasted, or as a file. */
export const sheetSource = z.discriminatedUnion('kind', [textSource, fileSource]);
/** Rows of a spreadsheet, pasted as text or sent as a file in base64. */
export type SheetSource = z.infer<typeof sheetSource>;

/** Where the rows come from. */
export const unitImportSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pattern'), pattern: unitPattern }),
  ...sheetSource.def.options,
]);
export type UnitImportSource = z.infer<typeof unitImportSource>;

/** `check` says what would happen and changes nothing. */
export const unitImport = z.object({
  source: unitImportSource,
  mode: z.enum(['check', 'apply']),
  /** Rows with a fault stop the whole import, or are left out of it. */
  faulty: z._default(z.enum(['stop', 'skip']), 'stop'),
});
export type UnitImport = z.infer<typeof unitImport>;

/** What an import found, and whether it was done. */
export const unitImportReport = z.object({
  ...importReport(unitImportColumns),
  /** Units, floors, sections and people that are made, or would be. */
  units: z.int(),
  floors: z.int(),
  sections: z.int(),
  people: z.int(),
  /** The first units, as they were read. */
  preview: z.array(
    z.object({
      section: z.string(),
      floor: z.string(),
      code: z.string(),
      kind: z.enum(unitKinds),
      areaMilliM2: z.int(),
    }),
  ),
});
export type UnitImportReport = z.infer<typeof unitImportReport>;
