import type { Parsed, ParsedAnswer, ParsedValue, Said, Source } from '../adapter.ts';
import { isObject, jsonOf, type JsonObject, listOf, memberOf, textOf } from '../read-json.ts';
import { valueOf } from '../read-value.ts';
import { pointsOf } from './points.ts';

const nothing: Parsed = { values: [], online: null, refused: 0 };

/** What a packet of the gateway says of one device. */
export function parse(said: Said, source: Source): Parsed {
  const { topic } = said;
  const json = jsonOf(said);
  if (!isObject(json)) return nothing;
  if (topic === 'v1/gateway/connect' || topic === 'v1/gateway/disconnect')
    return { ...nothing, online: presenceIn(json, source, topic === 'v1/gateway/connect') };
  if (topic === 'v1/gateway/rpc') return { ...nothing, answers: answersIn(json, source) };
  const own = memberOf(json, source.sourceKey);
  if (own === undefined) return nothing;
  const points = pointsOf(topic, own);
  if (points === null) return { ...nothing, refused: 1 };
  const values: ParsedValue[] = [];
  let refused = 0;
  for (const { ts, values: raw } of points)
    for (const property of source.properties) {
      const found = memberOf(raw, property.key);
      if (found === undefined || found === null) continue;
      const value = valueOf(property, found);
      if (value === null) refused += 1;
      else values.push({ key: property.key, value, ...(ts === undefined ? {} : { ts }) });
    }
  return { values, online: null, refused };
}

/**
 * Whether the message says that the device is there. One that names the devices `behind` another takes them with it; with
 * `online` a gateway that describes a device says whether it answers, and nothing where that is null.
 */
function presenceIn(json: JsonObject, { sourceKey }: Source, isConnect: boolean): boolean | null {
  const isMeant = json['device'] === sourceKey || listOf(json['behind']).includes(sourceKey);
  const { online = true } = json;
  if (!isMeant || (isConnect && typeof online !== 'boolean')) return null;
  return isConnect && online === true;
}

/** `{"device":"Pump","id":"…","data":{"success":true}}`; what is asked of a device has no such data. */
function answersIn(json: JsonObject, { sourceKey }: Source): readonly ParsedAnswer[] {
  const { device, id, data } = json;
  const success = memberOf(data, 'success');
  if (device !== sourceKey || typeof id !== 'string' || typeof success !== 'boolean') return [];
  const error = textOf(memberOf(data, 'error'), 200);
  return [success ? { id, status: 'done' } : { id, status: 'failed', ...(error === null ? {} : { error }) }];
}
