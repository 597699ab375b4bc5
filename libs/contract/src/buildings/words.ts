/** What a building is used for. */
export const buildingKinds = [
  'apartment',
  'office',
  'shophouse',
  'boarding-house',
  'housing',
  'mall',
  'warehouse',
  'other',
] as const;
export type BuildingKind = (typeof buildingKinds)[number];

/** WIB, WITA, WIT. */
export const timeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;
export type TimeZone = (typeof timeZones)[number];

/** An archived building is kept for its history, and no longer run. */
export const buildingStatuses = ['active', 'archived'] as const;
export type BuildingStatus = (typeof buildingStatuses)[number];

/** What a section is. */
export const sectionKinds = ['tower', 'block', 'parking', 'area'] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** What a unit is used for. */
export const unitKinds = ['residential', 'commercial', 'parking', 'storage', 'common'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** What is going on in a unit. */
export const unitStatuses = ['vacant', 'occupied', 'rented', 'renovation'] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** The whole building is 100 %; a share is counted in millionths of a percent (NPP). */
export const wholeNppE6 = 100_000_000;

/** Storeys of a building: the deepest basement and the highest floor. */
export const floorLevels = { min: -20, max: 200 } as const;

/** What one import may hold. */
export const unitImportLimits = { rows: 20_000, textChars: 4_000_000, fileBytes: 6_000_000, columns: 60 } as const;

/** What a column of an import can mean. */
export const unitImportColumns = [
  'section',
  'floor',
  'code',
  'kind',
  'area',
  'status',
  'npp',
  'person',
  'role',
  'phone',
  'email',
  'since',
] as const;
export type UnitImportColumn = (typeof unitImportColumns)[number];

/** What can happen to a unit. */
export const unitEventKinds = [
  'created',
  'changed',
  'deleted',
  'restored',
  'moved-in',
  'moved-out',
  'billing-moved',
  'alarm-raised',
  'alarm-cleared',
  'ticket-created',
  'ticket-resolved',
] as const;
export type UnitEventKind = (typeof unitEventKinds)[number];

/** What somebody is called for. */
export const contactRoles = ['security', 'technician', 'lift', 'management', 'emergency', 'other'] as const;
export type ContactRole = (typeof contactRoles)[number];

/** Who reads a contact: everybody of the building, or those who work there. */
export const contactAudiences = ['everybody', 'staff'] as const;
export type ContactAudience = (typeof contactAudiences)[number];

/** The most contacts a building has. */
export const maxContacts = 50;

/** What somebody is able to do, and what the tickets of a category ask for. */
export const trades = [
  'electrical',
  'plumbing',
  'air-conditioning',
  'lift',
  'construction',
  'security',
  'cleaning',
  'network',
  'general',
] as const;
export type Trade = (typeof trades)[number];

/** The most shifts a building has on its roster. */
export const maxDutyShifts = 100;

export { dutyEnd, type DutyHours } from './duty-time.ts';

/** `A-{LL}{NN}` on floor 3, unit 7: `A-0307`; `{A}` numbers by letters. A basement's floor is written `B1`. */
export function unitCodeOf(template: string, level: number, number: number): string {
  return template.toUpperCase().replaceAll(/\{(L+|N+|A)\}/g, (_, mark: string) => {
    if (mark === 'A') return letters(number);
    if (mark.startsWith('N')) return String(number).padStart(mark.length, '0');
    return level < 0 ? `B${-level}` : String(level).padStart(mark.length, '0');
  });
}

/** 1 → A, 26 → Z, 27 → AA. */
function letters(number: number): string {
  const rest = (number - 1) % 26;
  const head = Math.floor((number - 1) / 26);
  return (head === 0 ? '' : letters(head)) + String.fromCharCode(65 + rest);
}
