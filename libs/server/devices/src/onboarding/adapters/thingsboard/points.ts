import { isObject, type JsonObject, listOf } from '../read-json.ts';

export interface Point {
  readonly ts?: number;
  readonly values: JsonObject;
}

const mostPoints = 100;

/** What a device said in a packet of the gateway: points with a time, or values alone; null for what is neither. */
export function pointsOf(topic: string, said: unknown): readonly Point[] | null {
  if (topic === 'v1/gateway/attributes') return isObject(said) ? [{ values: said }] : null;
  const points = (Array.isArray(said) ? listOf(said) : [said]).slice(0, mostPoints).map((point): Point | null => {
    if (!isObject(point)) return null;
    const { ts, values } = point;
    if (!isObject(values)) return { values: point };
    return typeof ts === 'number' && Number.isSafeInteger(ts) && ts > 0 ? { ts, values } : { values };
  });
  return points.every((point) => point !== null) ? points : null;
}

/** A key that can be shown and kept. */
export const isKey = (key: string): boolean => /^[\w .:-]{1,80}$/.test(key);
