/** How much of a whole is done, in whole percent: rounded down, so that 100 is all of it. */
export function wholePercent(part: number, whole: number): number {
  // Multiplied first: 29 / 100 is a little less than 0.29.
  return whole > 0 ? Math.floor((Math.min(Math.max(part, 0), whole) * 100) / whole) : 0;
}
