import {
  type Discovery,
  notUnderstood,
  nothingFound,
  type Said,
  type Source,
  type SourceProperty,
} from '../adapter.ts';
import { purposeOf } from '../purpose.ts';
import { isObject, type JsonObject, readJson, textOf } from '../read-json.ts';

const descriptions = /^([^/]{1,60})\/5\/([a-z0-9-]{1,80})\/\$description$/;
const idPattern = /^[a-z0-9-]{1,80}$/;
const mostNodes = 60;
const mostProperties = 100;

/** `homie/5/<device>/$description` */
export function discover({ topic, text }: Said): Discovery {
  const [, domain, device] = descriptions.exec(topic) ?? [];
  if (domain === undefined || device === undefined || text === '') return nothingFound;
  const json = readJson(text);
  if (!isObject(json) || !String(json['homie']).startsWith('5.')) return notUnderstood('$description');
  const base = `${domain}/5/${device}`;
  const root = textOf(json['root'], 80);
  const states = root === null || !idPattern.test(root) ? [base] : [base, `${domain}/5/${root}`];
  const source: Source = {
    sourceKey: `${domain}/${device}`,
    name: textOf(json['name']) ?? device,
    maker: null,
    model: textOf(json['type'], 80),
    firmware: null,
    // A root that is lost has lost its children too; that it is there says nothing of them.
    presence: states.map((state, index) => ({
      topic: `${state}/$state`,
      path: [],
      online: index === 0 ? ['ready'] : [],
      offline: ['disconnected', 'lost'],
    })),
    properties: readNodes(json['nodes'], base),
  };
  return { found: [source], by: 'description', refused: [] };
}

function readNodes(nodes: unknown, base: string): readonly SourceProperty[] {
  if (!isObject(nodes)) return [];
  return Object.entries(nodes)
    .slice(0, mostNodes)
    .flatMap(([nodeId, node]) =>
      idPattern.test(nodeId) && isObject(node) && isObject(node['properties'])
        ? Object.entries(node['properties']).flatMap(([id, property]) =>
            idPattern.test(id) && isObject(property)
              ? readProperty(`${base}/${nodeId}/${id}`, [nodeId, id], property)
              : [],
          )
        : [],
    )
    .slice(0, mostProperties);
}

const kinds: Readonly<Record<string, SourceProperty['kind']>> = {
  integer: 'number',
  float: 'number',
  boolean: 'switch',
  string: 'text',
  enum: 'text',
};

function readProperty(
  topic: string,
  [nodeId, id]: readonly [string, string],
  property: JsonObject,
): readonly SourceProperty[] {
  const datatype = textOf(property['datatype'], 20) ?? 'string';
  const kind = Object.hasOwn(kinds, datatype) ? kinds[datatype] : undefined;
  if (kind === undefined) return [];
  const isSettable = property['settable'] === true;
  const purpose = purposeOf(id) ?? purposeOf(nodeId);
  return [
    {
      key: `${nodeId}/${id}`,
      label: textOf(property['name']) ?? id,
      kind,
      unit: textOf(property['unit'], 20),
      purpose: kind === 'switch' && isSettable && purpose === null ? 'switch' : purpose,
      reads: [{ topic, path: [] }],
      ...(kind === 'switch' ? { on: ['true'], off: ['false'] } : {}),
      write: !isSettable
        ? null
        : kind === 'switch'
          ? { topic: `${topic}/set`, on: 'true', off: 'false' }
          : { topic: `${topic}/set`, before: '', after: '', as: 'text' },
    },
  ];
}
