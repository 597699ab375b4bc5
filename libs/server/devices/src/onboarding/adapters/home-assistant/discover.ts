import { type Discovery, notUnderstood, nothingFound, type Said, type Source } from '../adapter.ts';
import { isObject, type JsonObject, listOf, readJson, textOf } from '../read-json.ts';
import { expand } from './abbreviations.ts';
import { type Component, readComponent, readPresence } from './read-component.ts';

const topics = /^homeassistant\/([a-z_]{1,40})\/(?:([\w-]{1,100})\/)?([\w-]{1,150})\/config$/;
const mostComponents = 100;

/** Both forms: one message for a component, or one for a device with all of its components. */
export function discover({ topic, text }: Said): Discovery {
  const [, platform, , object] = topics.exec(topic) ?? [];
  if (platform === undefined || object === undefined) return nothingFound;
  if (text.trim() === '') return { ...nothingFound, withdrawn: topic };
  const json = readJson(text);
  if (!isObject(json)) return notUnderstood('config: JSON');
  const config = expand(json);
  // It describes its devices better by itself, and a device that came twice would be two.
  if (isObject(config['origin']) && config['origin']['name'] === 'Zigbee2MQTT') return nothingFound;
  return platform === 'device' ? readDevice(config, object, topic) : readSingle(config, platform, object, topic);
}

function readSingle(config: JsonObject, platform: string, object: string, topic: string): Discovery {
  const read = readComponent({ config, platform, key: textOf(config['unique_id'], 100) ?? object, from: topic });
  return sourceOf(config, [read], textOf(config['unique_id'], 100) ?? object);
}

function readDevice(config: JsonObject, object: string, topic: string): Discovery {
  const { components, ...shared } = config;
  if (!isObject(components)) return notUnderstood('components');
  const base = typeof config['~'] === 'string' ? config['~'] : null;
  const reads = Object.entries(components)
    .slice(0, mostComponents)
    .flatMap(([key, raw]) => {
      if (!isObject(raw)) return [{ property: null, refused: `${key.slice(0, 40)}: component` }];
      const own = expand(raw, base);
      const platform = textOf(own['platform'], 40) ?? '';
      // What has only its platform is taken away.
      if (Object.keys(own).length <= 1) return [];
      const merged = { ...shared, name: undefined, ...own };
      return [
        readComponent({
          config: merged,
          platform,
          key: textOf(own['unique_id'], 100) ?? key.slice(0, 100),
          from: topic,
        }),
      ];
    });
  return sourceOf(config, reads, object);
}

function sourceOf(config: JsonObject, reads: readonly Component[], fallback: string): Discovery {
  const device = isObject(config['device']) ? config['device'] : {};
  const [connection] = listOf(device['connections']);
  const identifier =
    textOf(device['identifiers'], 150) ??
    textOf(listOf(device['identifiers'])[0], 150) ??
    textOf(listOf(connection)[1], 150);
  const properties = reads.flatMap(({ property }) => (property === null ? [] : [property]));
  const refused = reads.flatMap((read) => (read.refused === null ? [] : [read.refused]));
  const source: Source = {
    sourceKey: identifier ?? fallback,
    name: textOf(device['name']) ?? textOf(config['name']) ?? identifier ?? fallback,
    maker: textOf(device['manufacturer'], 80),
    model: textOf(device['model'], 80),
    firmware: textOf(device['sw_version'], 60),
    presence: readPresence(config),
    properties,
  };
  return { found: properties.length === 0 ? [] : [source], by: 'description', refused };
}
