import * as z from 'zod/mini';
import { sheetSource } from '../buildings/unit-import.ts';
import { id } from '../core/ids.ts';
import { importReport } from '../core/import-report.ts';
import { deviceImportColumns, devicePatternPlaces, deviceTemplateLength } from './device-import-words.ts';
import { place, tags } from './device-registry.ts';

/**
 * Devices by a pattern. In `nameTemplate` `{01..40}` counts, and `{tempat}` (or `{place}`) stands for the unit or floor.
 * `across` says where they stand: all at the place that is named, or as many again in each unit or on each floor of it.
 */
export const devicePattern = z.object({
  nameTemplate: z.string().check(z.trim(), z.minLength(1), z.maxLength(deviceTemplateLength)),
  typeKey: z.string().check(z.minLength(1), z.maxLength(40)),
  across: z._default(z.enum(devicePatternPlaces), 'one'),
  unitId: z.optional(id),
  floorId: z.optional(id),
  sectionId: z.optional(id),
  place: z.optional(place),
  tags: z.optional(tags),
});
export type DevicePattern = z.infer<typeof devicePattern>;

/** Where the rows of many devices come from. */
export const deviceImportSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pattern'), pattern: devicePattern }),
  ...sheetSource.def.options,
]);
export type DeviceImportSource = z.infer<typeof deviceImportSource>;

/** `check` says what would happen and changes nothing; rows with a fault stop the whole import, or are left out of it. */
export const deviceImport = z.object({
  source: deviceImportSource,
  mode: z.enum(['check', 'apply']),
  faulty: z._default(z.enum(['stop', 'skip']), 'stop'),
});
export type DeviceImport = z.infer<typeof deviceImport>;

/** What an import of devices found, and whether it was done. */
export const deviceImportReport = z.object({
  ...importReport(deviceImportColumns),
  /** Devices that are registered, or would be. */
  devices: z.int(),
  /** The first of them, as they were read: their type and place by name. */
  preview: z.array(
    z.object({ name: z.string(), type: z.string(), place: z.nullable(z.string()), serial: z.nullable(z.string()) }),
  ),
  /** What it is undone by (`undoDeviceImport`); null where nothing was registered. */
  importId: z.nullable(id),
});
export type DeviceImportReport = z.infer<typeof deviceImportReport>;
