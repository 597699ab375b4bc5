import type { SourceProperty, SourceWrite } from '../adapter.ts';
import { purposeOf } from '../purpose.ts';
import { isObject, type JsonObject, listOf, textOf } from '../read-json.ts';

/** Bits of `access`: what is published, and what can be set. */
const published = 1;
const settable = 2;

const most = 100;
/** Of no use to people who run a building. */
const unwanted: ReadonlySet<string> = new Set(['linkquality', 'update', 'identify', 'effect', 'last_seen']);

/** What a device exposes; a `switch` or a `light` holds its own features. */
export function readExposes(exposes: readonly unknown[], topic: string): readonly SourceProperty[] {
  return exposes
    .slice(0, most)
    .filter(isObject)
    .flatMap((expose): readonly SourceProperty[] => {
      const features = listOf(expose['features']).slice(0, most).filter(isObject);
      const kind = textOf(expose['type'], 40) ?? '';
      // A composite is a value of several parts, which is none of ours.
      if (kind === 'composite' || kind === 'list') return [];
      return (features.length > 0 ? features : [expose]).flatMap((feature) => readFeature(feature, kind, topic));
    })
    .slice(0, most);
}

function readFeature(feature: JsonObject, owner: string, topic: string): readonly SourceProperty[] {
  const key = textOf(feature['property'], 60);
  const access = typeof feature['access'] === 'number' ? feature['access'] : published;
  if (key === null || unwanted.has(key) || (access & published) === 0) return [];
  const label = textOf(feature['label']) ?? key;
  const reads = [{ topic, path: [key] }];
  const write: SourceWrite | null =
    (access & settable) === 0
      ? null
      : { topic: `${topic}/set`, before: `{${JSON.stringify(key)}:`, after: '}', as: 'json' };
  switch (feature['type']) {
    case 'numeric':
      return [
        {
          key,
          label,
          kind: 'number',
          unit: textOf(feature['unit'], 20),
          purpose: purposeOf(textOf(feature['name'])),
          reads,
          write,
        },
      ];
    case 'enum':
    case 'text':
      return [{ key, label, kind: 'text', unit: null, purpose: null, reads, write }];
    case 'binary':
      return [binary(feature, { key, label, owner, topic, isSettable: (access & settable) !== 0 })];
    default:
      return [];
  }
}

interface Named {
  readonly key: string;
  readonly label: string;
  readonly owner: string;
  readonly topic: string;
  readonly isSettable: boolean;
}

function binary(feature: JsonObject, { key, label, owner, topic, isSettable }: Named): SourceProperty {
  const name = textOf(feature['name']) ?? key;
  const [on, off] = [wordOf(feature['value_on'], 'ON'), wordOf(feature['value_off'], 'OFF')];
  // A contact says by `value_on` that it is open, which is what we ask.
  const isContact = name === 'contact';
  const isSwitch = name === 'state' && (owner === 'switch' || owner === 'light');
  const write: SourceWrite | null = isSettable
    ? {
        topic: `${topic}/set`,
        on: JSON.stringify({ [key]: feature['value_on'] ?? 'ON' }),
        off: JSON.stringify({ [key]: feature['value_off'] ?? 'OFF' }),
      }
    : null;
  return {
    key,
    label,
    kind: 'switch',
    unit: null,
    purpose: isSwitch
      ? 'switch'
      : isContact
        ? 'open'
        : owner === 'lock' && name === 'state'
          ? 'locked'
          : purposeOf(name),
    reads: [{ topic, path: [key] }],
    on: [on],
    off: [off],
    write,
  };
}

const wordOf = (value: unknown, usual: string): string =>
  typeof value === 'boolean' ? String(value) : (textOf(value, 60) ?? usual);
