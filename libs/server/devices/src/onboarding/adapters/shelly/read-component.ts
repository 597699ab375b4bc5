import type { SourceProperty } from '../adapter.ts';
import { atPath } from '../read-json.ts';

interface Field {
  readonly path: readonly string[];
  readonly kind: SourceProperty['kind'];
  readonly unit: string | null;
  readonly purpose: string | null;
}

const number = (path: readonly string[], unit: string | null, purpose: string | null): Field => ({
  path,
  kind: 'number',
  unit,
  purpose,
});
const flag = (path: readonly string[], purpose: string | null): Field => ({
  path,
  kind: 'switch',
  unit: null,
  purpose,
});

const electric: readonly Field[] = [
  number(['apower'], 'W', 'power'),
  number(['voltage'], 'V', 'voltage'),
  number(['current'], 'A', 'current'),
  number(['freq'], 'Hz', 'frequency'),
  number(['aenergy', 'total'], 'Wh', 'energy'),
];

/** The fields of each kind of component that are values, as Shelly's documentation names them. */
const fields: Readonly<Record<string, readonly Field[]>> = {
  switch: [flag(['output'], 'switch'), ...electric],
  light: [flag(['output'], 'switch'), number(['brightness'], '%', null), ...electric],
  pm1: electric,
  em1: [number(['act_power'], 'W', 'power'), number(['voltage'], 'V', 'voltage'), number(['current'], 'A', 'current')],
  em: [
    number(['total_act_power'], 'W', 'power'),
    number(['a_voltage'], 'V', 'voltage'),
    number(['total_current'], 'A', 'current'),
  ],
  emdata: [number(['total_act'], 'Wh', 'energy')],
  em1data: [number(['total_act_energy'], 'Wh', 'energy')],
  temperature: [number(['tC'], '°C', 'temperature')],
  humidity: [number(['rh'], '%', 'humidity')],
  illuminance: [number(['lux'], 'lx', 'illuminance')],
  devicepower: [number(['battery', 'percent'], '%', 'battery')],
  smoke: [flag(['alarm'], 'smoke')],
  flood: [flag(['alarm'], 'leak')],
  input: [flag(['state'], null)],
};

/** What a component says of itself now: a notification names only what has changed. */
export function readComponent(device: string, key: string, status: unknown): readonly SourceProperty[] {
  const [kind = '', instance = '0'] = key.split(':');
  const known = Object.hasOwn(fields, kind) ? (fields[kind] ?? []) : [];
  if (!/^\d{1,3}$/.test(instance)) return [];
  return known
    .filter(({ path }) => atPath(status, path) !== undefined && atPath(status, path) !== null)
    .map(({ path, kind: valueKind, unit, purpose }) => ({
      key: [key, ...path].join('.'),
      label: `${path.join(' ')}${instance === '0' ? '' : ` ${Number(instance) + 1}`}`,
      kind: valueKind,
      unit,
      purpose,
      reads: [
        { topic: `${device}/status/${key}`, path },
        { topic: `${device}/events/rpc`, path: ['params', key, ...path] },
      ],
      write: writeOf(device, kind, Number(instance), path[0] ?? ''),
    }));
}

function writeOf(device: string, kind: string, id: number, field: string): SourceProperty['write'] {
  const topic = `${device}/rpc`;
  const method = kind === 'light' ? 'Light.Set' : 'Switch.Set';
  if (field === 'output') {
    const call = (on: boolean) => JSON.stringify({ id: 1, src: 'imah', method, params: { id, on } });
    return { topic, on: call(true), off: call(false) };
  }
  if (field !== 'brightness') return null;
  const before = `{"id":1,"src":"imah","method":"${method}","params":{"id":${id},"brightness":`;
  return { topic, before, after: '}}', as: 'json' };
}
