import { type Discovery, notUnderstood, nothingFound, type Said, type Source } from '../adapter.ts';
import { isObject, type JsonObject, listOf, readJson, textOf } from '../read-json.ts';
import { readExposes } from './read-exposes.ts';

const mostDevices = 300;

/** `<base>/bridge/devices`: every device of the coordinator in one retained message. */
export function discover({ topic, text }: Said): Discovery {
  const base = /^(.{1,100})\/bridge\/devices$/.exec(topic)?.[1];
  if (base === undefined || text === '') return nothingFound;
  const json = readJson(text);
  if (!Array.isArray(json)) return notUnderstood('devices: JSON');
  const sources = json.slice(0, mostDevices).map((device) => (isObject(device) ? readDevice(base, device) : null));
  return {
    found: sources.filter((source) => source !== null && source !== 'coordinator'),
    by: 'description',
    refused: sources.filter((source) => source === null).map(() => 'device'),
  };
}

function readDevice(base: string, device: JsonObject): Source | 'coordinator' | null {
  if (device['type'] === 'Coordinator') return 'coordinator';
  const address = textOf(device['ieee_address'], 40);
  const name = textOf(device['friendly_name'], 100);
  if (address === null || name === null || /[+#]/.test(name)) return null;
  const definition = isObject(device['definition']) ? device['definition'] : {};
  const topic = `${base}/${name}`;
  const words = { online: ['online'], offline: ['offline'] };
  return {
    sourceKey: address,
    name,
    maker: textOf(definition['vendor'], 80),
    model: textOf(definition['model'], 80),
    firmware: textOf(device['software_build_id'], 60),
    presence: [
      { topic: `${topic}/availability`, path: ['state'], ...words },
      // Without its coordinator no device is heard.
      { topic: `${base}/bridge/state`, path: ['state'], online: [], offline: ['offline'] },
    ],
    properties: readExposes(listOf(definition['exposes']), topic),
  };
}
