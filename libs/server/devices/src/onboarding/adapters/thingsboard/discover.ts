import {
  type Discovery,
  notUnderstood,
  nothingFound,
  type Said,
  type Source,
  type SourceProperty,
} from '../adapter.ts';
import { purposeOf } from '../purpose.ts';
import { isObject, jsonOf, textOf } from '../read-json.ts';
import { describedProperties } from './described-properties.ts';
import { isKey, type Point, pointsOf } from './points.ts';

const mostDevices = 300;
const mostProperties = 100;

/** What a gateway says of the devices behind it. */
export function discover(said: Said): Discovery {
  const { topic } = said;
  const channel = topic.replace('v1/gateway/', '');
  if (!['connect', 'disconnect', 'telemetry', 'attributes'].includes(channel)) return nothingFound;
  const json = jsonOf(said);
  if (!isObject(json)) return notUnderstood(`${channel}: JSON`);
  if (channel === 'disconnect') return nothingFound;
  if (channel === 'connect') {
    const name = nameOf(json['device']);
    if (name === null) return notUnderstood('device');
    const described =
      isObject(json) && json['properties'] !== undefined ? describedProperties(json['properties']) : null;
    const gateway = nameOf(json['gateway']);
    const source = sourceOf(name, described ?? [], textOf(json['type'], 80));
    const found = [gateway === null || gateway === name ? source : { ...source, gateway }];
    return { found, by: described === null ? 'values' : 'description', refused: [] };
  }
  const devices = Object.entries(json)
    .slice(0, mostDevices)
    .map(([device, own]) => ({ name: nameOf(device), points: pointsOf(topic, own) }));
  return {
    found: devices.flatMap(({ name, points }) =>
      name === null || points === null ? [] : [sourceOf(name, propertiesOf(topic, points))],
    ),
    by: 'values',
    refused: devices.flatMap(({ name, points }) => (name === null || points === null ? ['device'] : [])),
  };
}

/** The name as it is said: another would be another device. */
function nameOf(said: unknown): string | null {
  return typeof said === 'string' && said.length <= 120 && textOf(said) === said ? said : null;
}

function sourceOf(name: string, properties: readonly SourceProperty[], model: string | null = null): Source {
  return { sourceKey: name, name, maker: null, model, firmware: null, presence: [], properties };
}

function propertiesOf(topic: string, points: readonly Point[]): readonly SourceProperty[] {
  const found = new Map<string, SourceProperty>();
  for (const { values } of points)
    for (const [key, value] of Object.entries(values)) {
      const kind = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'switch' : 'text';
      if (!isKey(key) || (kind === 'text' && typeof value !== 'string') || found.size >= mostProperties) continue;
      const purpose = purposeOf(key);
      found.set(key, {
        key,
        label: key,
        kind,
        unit: null,
        purpose: kind === 'switch' && purpose === null ? 'switch' : purpose,
        reads: [{ topic, path: [] }],
        write: kind === 'switch' ? { topic: 'v1/gateway/rpc', on: 'true', off: 'false' } : null,
      });
    }
  return [...found.values()];
}
