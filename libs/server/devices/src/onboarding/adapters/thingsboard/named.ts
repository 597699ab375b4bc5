import type { Said } from '../adapter.ts';
import { isObject, jsonOf, listOf } from '../read-json.ts';

/** The devices that a packet of the gateway is about: all of a building's are behind the same few topics. */
export function named(said: Said): readonly string[] {
  const json = jsonOf(said);
  if (!isObject(json)) return [];
  if (said.topic === 'v1/gateway/telemetry' || said.topic === 'v1/gateway/attributes') return Object.keys(json);
  return [json['device'], ...listOf(json['behind'])].filter((name) => typeof name === 'string');
}
