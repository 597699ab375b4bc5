/**
 * What a property is about in our words, by what its language calls it: what the types of devices call their metrics, so that
 * it is found which type fits.
 */
const purposes: Readonly<Record<string, string>> = {
  power: 'power',
  active_power: 'power',
  apower: 'power',
  energy: 'energy',
  total_energy: 'energy',
  voltage: 'voltage',
  current: 'current',
  frequency: 'frequency',
  temperature: 'temperature',
  humidity: 'humidity',
  battery: 'battery',
  battery_level: 'battery',
  illuminance: 'illuminance',
  illuminance_lux: 'illuminance',
  pressure: 'pressure',
  carbon_dioxide: 'co2',
  co2: 'co2',
  smoke: 'smoke',
  water: 'volume',
  volume: 'volume',
  gas: 'volume',
  volume_flow_rate: 'flow',
  flow: 'flow',
  moisture: 'leak',
  water_leak: 'leak',
  leak: 'leak',
  motion: 'motion',
  occupancy: 'motion',
  presence: 'motion',
  door: 'open',
  window: 'open',
  opening: 'open',
  garage_door: 'open',
  lock: 'locked',
  locked: 'locked',
  level: 'level',
};

/** Null where nobody knows. */
export function purposeOf(word: string | null | undefined): string | null {
  const key = (word ?? '').toLowerCase().replaceAll(/[\s-]+/g, '_');
  return Object.hasOwn(purposes, key) ? (purposes[key] ?? null) : null;
}
