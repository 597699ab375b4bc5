/** What a column of an import of devices can mean. */
export const deviceImportColumns = [
  'name',
  'type',
  'serial',
  'unit',
  'floor',
  'section',
  'place',
  'gateway',
  'tags',
] as const;
/** What a column of an import of devices can mean. */
export type DeviceImportColumn = (typeof deviceImportColumns)[number];

/** Devices of one import, and hours in which it can be undone. */
export const deviceImportLimits = { rows: 5_000, undoHours: 24 } as const;

/** Characters of the template that names are made by. */
export const deviceTemplateLength = 140;

/** Where devices of a pattern stand: all at one place, or in each unit, or on each floor, of it. */
export const devicePatternPlaces = ['one', 'units', 'floors'] as const;
/** Where devices of a pattern stand. */
export type DevicePatternPlace = (typeof devicePatternPlaces)[number];

/** What can be wrong with a template of names. */
export type DeviceTemplateFault = 'bad-template' | 'too-many-devices';

const range = /\{(\d{1,6})\.\.(\d{1,6})\}/;

/** How many names a template makes at one place, or what is wrong with it. */
export function countOfTemplate(template: string): number | DeviceTemplateFault {
  const [, from, to] = range.exec(template) ?? [];
  const rest = template.replace(range, '').replaceAll(/\{(?:tempat|place)\}/gi, '');
  if (/[{}]/.test(rest)) return 'bad-template';
  if (from === undefined || to === undefined) return 1;
  const count = Number(to) - Number(from) + 1;
  if (count < 1) return 'bad-template';
  return count > deviceImportLimits.rows ? 'too-many-devices' : count;
}

/** The name at a place that a template makes for one of its numbers, counted from 0. `{01..40}` keeps its zeros. */
export function nameOfTemplate(template: string, index: number, placeName: string): string {
  return template
    .replace(range, (_, from: string) => String(Number(from) + index).padStart(from.length, '0'))
    .replaceAll(/\{(?:tempat|place)\}/gi, () => placeName)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
