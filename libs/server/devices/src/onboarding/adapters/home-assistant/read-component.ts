import type { SourcePresence, SourceProperty, SourceRead, SourceWrite } from '../adapter.ts';
import { purposeOf } from '../purpose.ts';
import { isObject, type JsonObject, listOf, textOf } from '../read-json.ts';
import { readTemplate } from '../template.ts';

export interface Component {
  /** Null for what is no value or switch of ours. */
  readonly property: SourceProperty | null;
  /** Why, where it should have been one. */
  readonly refused: string | null;
}

interface Described {
  readonly config: JsonObject;
  readonly platform: string;
  readonly key: string;
  readonly from: string;
}

/** Platforms of a value that is set: its text is what is said. */
const settable: readonly string[] = ['number', 'select', 'text'];
const platforms: readonly string[] = ['sensor', 'binary_sensor', 'switch', 'light', 'lock', ...settable];

const nothing: Component = { property: null, refused: null };

/** One component of a description; platforms that are neither measured nor switched are left out. */
export function readComponent({ config, platform, key, from }: Described): Component {
  if (!platforms.includes(platform)) return nothing;
  const read = readingOf(config, platform);
  if (typeof read === 'string') return { property: null, refused: `${key}: ${read}` };
  const deviceClass = textOf(config['device_class'], 60);
  const unit = textOf(config['unit_of_measurement'], 20);
  const isNumber =
    platform === 'number' ||
    (platform === 'sensor' && (unit !== null || textOf(config['state_class']) !== null || deviceClass !== null));
  const isSwitch = !['sensor', ...settable].includes(platform);
  const words = wordsOf(config, platform);
  const property: SourceProperty = {
    key,
    label: textOf(config['name']) ?? deviceClass ?? key,
    kind: isSwitch ? 'switch' : isNumber && deviceClass !== 'enum' && deviceClass !== 'timestamp' ? 'number' : 'text',
    unit,
    purpose:
      platform === 'switch' || platform === 'light' ? 'switch' : purposeOf(platform === 'lock' ? 'lock' : deviceClass),
    reads: [read],
    ...(isSwitch ? { on: words.stateOn, off: words.stateOff } : {}),
    write: writeOf(config, platform, words),
    from,
  };
  return { property, refused: null };
}

/** The reason in words where it cannot be read. */
function readingOf(config: JsonObject, platform: string): SourceRead | string {
  const topic = textOf(config['state_topic'], 256);
  if (topic === null) return 'state_topic';
  if (platform === 'light' && config['schema'] === 'json') return { topic, path: ['state'] };
  if (platform === 'light' && config['schema'] === 'template') return 'schema';
  const text = config[platform === 'light' ? 'state_value_template' : 'value_template'];
  if (text === undefined || text === '') return { topic, path: [] };
  const template = typeof text === 'string' ? readTemplate(text) : null;
  return template === null ? 'template' : { topic, path: [], template };
}

interface Words {
  readonly on: string;
  readonly off: string;
  readonly stateOn: readonly string[];
  readonly stateOff: readonly string[];
}

function wordsOf(config: JsonObject, platform: string): Words {
  if (platform === 'lock')
    return {
      on: textOf(config['payload_lock'], 200) ?? 'LOCK',
      off: textOf(config['payload_unlock'], 200) ?? 'UNLOCK',
      stateOn: [textOf(config['state_locked']) ?? 'LOCKED'],
      stateOff: [textOf(config['state_unlocked']) ?? 'UNLOCKED'],
    };
  const [on, off] = [wordOf(config['payload_on']) ?? 'ON', wordOf(config['payload_off']) ?? 'OFF'];
  return { on, off, stateOn: [wordOf(config['state_on']) ?? on], stateOff: [wordOf(config['state_off']) ?? off] };
}

/** Truth stands there without quotes as well. */
function wordOf(value: unknown): string | null {
  return typeof value === 'boolean' ? String(value) : textOf(value, 200);
}

function writeOf(config: JsonObject, platform: string, { on, off }: Words): SourceWrite | null {
  const topic = textOf(config['command_topic'], 256);
  if (topic === null || platform === 'sensor' || platform === 'binary_sensor') return null;
  if (settable.includes(platform)) {
    // How a template writes a value is a program; without one, the value is the whole text.
    const isPlain = config['command_template'] === undefined || config['command_template'] === '';
    return isPlain ? { topic, before: '', after: '', as: 'text' } : null;
  }
  return platform === 'light' && config['schema'] === 'json'
    ? { topic, on: '{"state":"ON"}', off: '{"state":"OFF"}' }
    : { topic, on, off };
}

/** `availability_topic`, or the list of `availability`; where one says that it is gone, it is. */
export function readPresence(config: JsonObject): readonly SourcePresence[] {
  const listed = listOf(config['availability']).filter(isObject);
  const all =
    listed.length > 0
      ? listed.map((one) => [one, one['topic'], one['value_template']] as const)
      : [[config, config['availability_topic'], config['availability_template']] as const];
  return all.slice(0, 8).flatMap(([words, topicText, templateText]) => {
    const topic = textOf(topicText, 256);
    const template = typeof templateText === 'string' ? readTemplate(templateText) : undefined;
    if (topic === null || template === null) return [];
    return [
      {
        topic,
        path: [],
        ...(template === undefined ? {} : { template }),
        online: [textOf(words['payload_available']) ?? 'online'],
        offline: [textOf(words['payload_not_available']) ?? 'offline'],
      },
    ];
  });
}
