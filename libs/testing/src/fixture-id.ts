const areas = [
  'organization',
  'user',
  'building',
  'section',
  'floor',
  'unit',
  'device',
  'alarm',
  'command',
  'group',
  'person',
  'occupancy',
  'notice',
  'ticket',
  'contact',
  'outage',
  'bill',
  'payment',
] as const;
export type FixtureArea = (typeof areas)[number];

/** The same UUIDv7 for the same area and number, every time; no two areas share one. */
export function fixtureId(area: FixtureArea, number: number): string {
  const head = (0x0193_5e4f + areas.indexOf(area)).toString(16).padStart(8, '0');
  return `${head}-7c1a-7b2c-8d3e-${number.toString(16).padStart(12, '0')}`;
}
