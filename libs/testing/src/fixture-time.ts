/** The moment all fixtures are about: Friday 20 November 2026, 17.05 WIB. */
export const fixtureNow = Date.parse('2026-11-20T10:05:00.000Z');

/** ISO instant so many minutes before `fixtureNow`. */
export function minutesAgo(minutes: number): string {
  return new Date(fixtureNow - minutes * 60_000).toISOString();
}
