/**
 * Shares of `total` in whole per cent that add up to what they are parts of: the largest remainders are rounded up, so that
 * three parts of a whole are never 101 %.
 */
export function wholePercents(parts: readonly number[], total: number): number[] {
  if (total <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / total) * 100);
  const floors = exact.map(Math.floor);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const missing = Math.round(sum(exact)) - sum(floors);
  const remainder = (position: number) => (exact[position] ?? 0) - (floors[position] ?? 0);
  const raised = new Set(
    [...floors.keys()].toSorted((one, other) => remainder(other) - remainder(one) || one - other).slice(0, missing),
  );
  return floors.map((value, position) => (raised.has(position) ? value + 1 : value));
}
