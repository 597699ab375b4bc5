import type { Said, Source } from '../adapter.ts';

/** An RPC to a device behind the gateway: it is asked to set the key, and reports it as it does any value. */
export function command(source: Source, key: string, value: boolean): Said | null {
  const write = source.properties.find((property) => property.key === key)?.write ?? null;
  if (write === null) return null;
  const data = { id: 1, method: 'set', params: { key, value } };
  return { topic: write.topic, text: JSON.stringify({ device: source.sourceKey, data }) };
}
