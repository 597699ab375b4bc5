import type { Parsed, ParsedValue, Said, Source } from '../adapter.ts';
import { isObject, memberOf, readJson } from '../read-json.ts';
import { valueOf } from '../read-value.ts';
import { pointsOf } from './points.ts';

const nothing: Parsed = { values: [], online: null, refused: 0 };

/** What a packet of the gateway says of one device. */
export function parse({ topic, text }: Said, source: Source): Parsed {
  const json = readJson(text);
  if (!isObject(json)) return nothing;
  if (topic === 'v1/gateway/connect' || topic === 'v1/gateway/disconnect')
    return json['device'] === source.sourceKey ? { ...nothing, online: topic.endsWith('/connect') } : nothing;
  const said = memberOf(json, source.sourceKey);
  if (said === undefined) return nothing;
  const points = pointsOf(topic, said);
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
