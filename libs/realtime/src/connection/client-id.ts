/** Eleven characters of 0-9 and a-z: a broker need not take more than 23, and the prefix has twelve. */
export function randomSuffix(random: () => number): string {
  return Array.from({ length: 11 }, () => Math.floor(random() * 36).toString(36)).join('');
}
