import type { MetricValue } from '@imah/contract/devices';

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function allOf(record: Fields, test: (value: unknown) => boolean): boolean {
  for (const key in record) if (!test(record[key])) return false;
  return true;
}

export function isWord(words: Readonly<Record<string, true>>, word: unknown): boolean {
  return typeof word === 'string' && Object.hasOwn(words, word);
}

export function isMetricValue(value: unknown): value is MetricValue {
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';
}
