import type { SourceProperty, SourceWrite } from '../adapter.ts';
import { purposeOf } from '../purpose.ts';
import { isObject, listOf, textOf } from '../read-json.ts';
import { isKey } from './points.ts';

const mostProperties = 100;
const kinds: readonly string[] = ['number', 'switch', 'text'] satisfies SourceProperty['kind'][];
const isKind = (kind: unknown): kind is SourceProperty['kind'] => typeof kind === 'string' && kinds.includes(kind);

/**
 * What a gateway says of a device before it has said a value: `{"key":"energy","label":"Energi","kind":"number","unit":"kWh",
 * "writable":false}`. ThingsBoard has no such words; who does not say them is known by its values.
 */
export function describedProperties(said: unknown): readonly SourceProperty[] {
  const found = new Map<string, SourceProperty>();
  for (const one of listOf(said).slice(0, mostProperties)) {
    if (!isObject(one)) continue;
    const { key, kind, unit, label, writable } = one;
    if (typeof key !== 'string' || !isKey(key) || !isKind(kind)) continue;
    const purpose = purposeOf(key);
    found.set(key, {
      key,
      label: textOf(label, 80) ?? key,
      kind,
      unit: textOf(unit, 20),
      purpose: kind === 'switch' && writable === true && purpose === null ? 'switch' : purpose,
      reads: [{ topic: 'v1/gateway/telemetry', path: [] }],
      write: writable === true ? writeOf(kind) : null,
    });
  }
  return [...found.values()];
}

function writeOf(kind: SourceProperty['kind']): SourceWrite {
  const topic = 'v1/gateway/rpc';
  return kind === 'switch' ? { topic, on: 'true', off: 'false' } : { topic, before: '', after: '', as: 'json' };
}
