import {
  type Discovery,
  notUnderstood,
  nothingFound,
  type Said,
  type Source,
  type SourcePresence,
  type SourceProperty,
} from '../adapter.ts';
import { isObject, type JsonObject, listOf, memberOf, readJson, textOf } from '../read-json.ts';
import { readSensors } from './read-sensors.ts';
import { topicOf } from './topics.ts';

type Sibling = (prefix: 'cmnd' | 'stat' | 'tele', channel: string) => string;

const mostRelays = 32;

/** What a device says of itself, or what its values say of it. */
export function discover(said: Said): Discovery {
  if (/^tasmota\/discovery\/[^/]+\/config$/.test(said.topic)) return readConfig(said.text);
  const topic = topicOf(said.topic);
  if (topic === null) return nothingFound;
  const { device, channel, sibling } = topic;
  const plain = { sourceKey: device, name: device, maker: 'Tasmota', model: null, firmware: null };
  const of = (properties: readonly SourceProperty[]): Discovery => ({
    found: [{ ...plain, presence: [presence(sibling, 'Online', 'Offline')], properties }],
    by: 'values',
    refused: [],
  });
  if (channel === 'LWT') return said.text === 'Online' || said.text === 'Offline' ? of([]) : nothingFound;
  if (channel.startsWith('POWER')) return of([relay(sibling, channel)]);
  const json = readJson(said.text);
  if (!isObject(json)) return notUnderstood(`${channel}: JSON`);
  if (channel === 'SENSOR') return of(readSensors(json, sibling('tele', 'SENSOR')));
  const relays = Object.keys(json).filter((key) => /^POWER\d{0,2}$/.test(key));
  // A RESULT answers anything that was asked: only what a relay does says that one is there.
  if (channel === 'RESULT' && relays.length === 0) return nothingFound;
  const dimmers = typeof json['Dimmer'] === 'number' ? [dimmer(sibling)] : [];
  return of([...relays.slice(0, mostRelays).map((key) => relay(sibling, key)), ...dimmers]);
}

/** `tasmota/discovery/<MAC>/config`: retained, with what the device is called and which relays it has. */
function readConfig(text: string): Discovery {
  const json = readJson(text);
  if (text === '') return nothingFound;
  if (!isObject(json)) return notUnderstood('config: JSON');
  const device = textOf(json['t'], 150);
  const full = textOf(json['ft'], 150) ?? '%prefix%/%topic%/';
  if (device === null || !full.includes('%prefix%') || !full.includes('%topic%')) return notUnderstood('config: t, ft');
  const prefixes = listOf(json['tp']);
  const [cmnd = 'cmnd', stat = 'stat', tele = 'tele'] = prefixes.map((prefix) => textOf(prefix, 40) ?? undefined);
  const names = { cmnd, stat, tele };
  const sibling: Sibling = (prefix, channel) =>
    full.replace('%prefix%', names[prefix]).replace('%topic%', device) + channel;
  const source: Source = {
    sourceKey: device,
    name: textOf(json['dn']) ?? textOf(listOf(json['fn'])[0]) ?? device,
    maker: 'Tasmota',
    model: textOf(json['md'], 80),
    firmware: textOf(json['sw'], 40),
    presence: [presence(sibling, textOf(json['onln']) ?? 'Online', textOf(json['ofln']) ?? 'Offline')],
    properties: relaysOf(json, sibling),
  };
  return { found: [source], by: 'description', refused: [] };
}

function relaysOf(json: JsonObject, sibling: Sibling): readonly SourceProperty[] {
  const kinds = listOf(json['rl']).slice(0, mostRelays);
  const count = kinds.filter((kind) => kind === 1 || kind === 2).length;
  const names = listOf(json['fn']);
  return kinds.flatMap((kind, index) =>
    // 1 is a relay, 2 a light; 3 a shutter, which is no switch.
    kind === 1 || kind === 2
      ? [relay(sibling, count === 1 ? 'POWER' : `POWER${index + 1}`, textOf(names[index]), json['state'])]
      : [],
  );
}

function relay(sibling: Sibling, key: string, label: string | null = null, words: unknown = null): SourceProperty {
  const off = textOf(memberOf(words, '0')) ?? 'OFF';
  const on = textOf(memberOf(words, '1')) ?? 'ON';
  return {
    key,
    label: label ?? key,
    kind: 'switch',
    unit: null,
    purpose: 'switch',
    reads: [
      { topic: sibling('stat', 'RESULT'), path: [key] },
      { topic: sibling('stat', key), path: [] },
      { topic: sibling('tele', 'STATE'), path: [key] },
    ],
    on: [on],
    off: [off],
    write: { topic: sibling('cmnd', key), on: 'ON', off: 'OFF' },
  };
}

function dimmer(sibling: Sibling): SourceProperty {
  return {
    key: 'Dimmer',
    label: 'Dimmer',
    kind: 'number',
    unit: '%',
    purpose: 'brightness',
    reads: [
      { topic: sibling('stat', 'RESULT'), path: ['Dimmer'] },
      { topic: sibling('tele', 'STATE'), path: ['Dimmer'] },
    ],
    write: { topic: sibling('cmnd', 'Dimmer'), before: '', after: '', as: 'text' },
  };
}

const presence = (sibling: Sibling, online: string, offline: string): SourcePresence => ({
  topic: sibling('tele', 'LWT'),
  path: [],
  online: [online],
  offline: [offline],
});
