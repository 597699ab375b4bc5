import { registersOf } from '../plant/modbus/codec.ts';
import type { Settings } from './settings.ts';

/** Where in the file something stands: names of settings, and places in lists. */
export type Path = readonly (string | number)[];

/** What a schema of one field cannot see. */
export type Objection = { readonly path: Path } & (
  | { readonly fault: 'twice'; readonly value: string }
  | { readonly fault: 'too-many'; readonly most: number }
  | { readonly fault: 'missing-setting' | 'not-writable' | 'past-the-end' }
);

/** What Imah takes of one building and of one device. */
const most = { devices: 250, points: 100 } as const;

/** What of the settings does not fit together. */
export function checkSettings({ name, imah, connections }: Settings): readonly Objection[] {
  const found: Objection[] = [];
  const names = new Set([name]);
  if (imah.password === undefined && imah.passwordFile === undefined)
    found.push({ fault: 'missing-setting', path: ['imah', 'password'] });
  for (const [at, connection] of connections.entries())
    for (const [index, unit] of connection.units.entries()) {
      const path: Path = ['connections', at, 'units', index];
      if (names.has(unit.name)) found.push({ fault: 'twice', path: [...path, 'name'], value: unit.name });
      names.add(unit.name);
      found.push(...checkPoints([...path, 'points'], unit.points));
    }
  if (names.size > most.devices) found.push({ fault: 'too-many', path: ['connections'], most: most.devices - 1 });
  return found;
}

type AnyPoint = Settings['connections'][number]['units'][number]['points'][number];

function checkPoints(path: Path, points: readonly AnyPoint[]): readonly Objection[] {
  const found: Objection[] = points.length > most.points ? [{ fault: 'too-many', path, most: most.points }] : [];
  const keys = new Set<string>();
  for (const [index, point] of points.entries()) {
    const { key, write } = point;
    if (keys.has(key)) found.push({ fault: 'twice', path: [...path, index, 'key'], value: key });
    keys.add(key);
    if (!('register' in point)) continue;
    if (write && (point.register === 'discrete' || point.register === 'input'))
      found.push({ fault: 'not-writable', path: [...path, index, 'write'] });
    if (point.address + registersOf(point) > 65_536)
      found.push({ fault: 'past-the-end', path: [...path, index, 'address'] });
  }
  return found;
}
