import type { AppPorts } from '@imah/app/ports';

/** What a person fills in, as texts; `place` is `common`, or the value of a place (`placeValue`). */
const reportFields = [
  'id',
  'categoryId',
  'title',
  'details',
  'place',
  'placeWords',
  'kind',
  'priority',
  'audience',
  'behalf',
  'reporterName',
  'reporterPhone',
  'source',
  'scanCode',
  'alarmId',
] as const;
export type ReportField = (typeof reportFields)[number];
export type ReportValues = Partial<Readonly<Record<ReportField, string>>>;

type KeptStorage = AppPorts['keptStorage'];

/** One draft for each person and building, and for an alarm its own: a browser may have several people. */
export function reportKey(userId: string, buildingId: string, alarmId: string | null = null): string {
  const ofBuilding = `imah-new-ticket-${userId}-${buildingId}`;
  return alarmId === null ? ofBuilding : `${ofBuilding}-${alarmId}`;
}

/** What was typed before, in whatever tab. A draft that cannot be read is an empty one. */
export function readReport(storage: KeptStorage, key: string): ReportValues {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    const known = Object.entries(kept).filter(
      ([name, value]) => typeof value === 'string' && reportFields.some((field) => field === name),
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

/** Keeps the draft; a storage that refuses only means that closing the page loses it. */
export function writeReport(storage: KeptStorage, key: string, values: ReportValues): void {
  try {
    storage.setItem(key, JSON.stringify(values));
  } catch {
    // Full or closed storage; the form on the page is not affected.
  }
}

export function clearReport(storage: KeptStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Nothing was kept in a closed storage.
  }
}

/** Whether anything was said yet: the id alone is no report. */
export function isBegun(values: ReportValues): boolean {
  const said: readonly ReportField[] = ['title', 'details', 'categoryId'];
  return said.some((field) => (values[field] ?? '').trim() !== '');
}
