/** The twelve months of a year, January first, as `2026-01`. */
export const monthsOfYear = (year: string): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

/** Twelve months of nothing. */
export const noMonths = (): number[] => Array.from({ length: 12 }, () => 0);

/** What amounts come to. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
