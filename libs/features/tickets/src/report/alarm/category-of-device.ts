/** The kind of trouble that a device of the catalogue has, as the key of a category that every organisation begins with. */
const categories: Readonly<Record<string, string>> = {
  'water-meter': 'water',
  'leak-detector': 'water',
  'tank-level': 'water',
  pump: 'water',
  valve: 'water',
  'rain-gauge': 'water',
  'electricity-meter': 'electricity',
  generator: 'electricity',
  lamp: 'electricity',
  'air-conditioner': 'air-conditioning',
  'air-quality': 'air-conditioning',
  climate: 'air-conditioning',
  lift: 'lift',
  door: 'security',
  gate: 'security',
  'motion-sensor': 'security',
  'fire-pump': 'security',
  'smoke-detector': 'security',
};

/** Where no type says what the matter is, the staff say it: `other`. */
export function categoryOfDevice(typeKey: string): string {
  return categories[typeKey] ?? 'other';
}
