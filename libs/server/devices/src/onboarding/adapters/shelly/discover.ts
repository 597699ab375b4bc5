import { type Discovery, notUnderstood, nothingFound, type Said, type Source } from '../adapter.ts';
import { isName, isObject, readJson, textOf } from '../read-json.ts';
import { readComponent } from './read-component.ts';

const channels = /^(.{1,150})\/(online|events\/rpc|status\/[a-z0-9_]{1,30}(?::\d{1,3})?)$/;
const ownName = /(?:^|\/)shelly[a-z0-9]+-[0-9a-f]{6,12}$/i;
const mostComponents = 64;

/** The device that a topic belongs to, and which of its topics it is; null for one of another language. */
export function ownerOf(topic: string): { readonly device: string; readonly channel: string } | null {
  const [, device, channel] = channels.exec(topic) ?? [];
  if (device === undefined || channel === undefined || !isName(device)) return null;
  // Others have a topic `online` too; a device that was renamed is known by its notifications.
  return ownName.test(device) || channel === 'events/rpc' ? { device, channel } : null;
}

/** What a notification or a status says is there. */
export function discover({ topic, text }: Said): Discovery {
  const owner = ownerOf(topic);
  if (owner === null) return nothingFound;
  const { device, channel } = owner;
  if (channel === 'online') return text === 'true' || text === 'false' ? of(device, []) : nothingFound;
  const json = readJson(text);
  if (!isObject(json)) return notUnderstood(`${channel}: JSON`);
  if (channel !== 'events/rpc') return of(device, [[channel.slice('status/'.length), json]]);
  const { method, params } = json;
  if (method !== 'NotifyStatus' && method !== 'NotifyFullStatus') return nothingFound;
  return isObject(params) ? of(device, Object.entries(params)) : notUnderstood('params');
}

function of(device: string, components: readonly (readonly [string, unknown])[]): Discovery {
  const name = device.split('/').at(-1) ?? device;
  const source: Source = {
    sourceKey: device,
    name: textOf(name) ?? device,
    maker: 'Shelly',
    model: textOf(/^(shelly[a-z0-9]+)-/i.exec(name)?.[1], 80),
    firmware: null,
    presence: [{ topic: `${device}/online`, path: [], online: ['true'], offline: ['false'] }],
    properties: components.slice(0, mostComponents).flatMap(([key, status]) => readComponent(device, key, status)),
  };
  return { found: [source], by: 'values', refused: [] };
}
