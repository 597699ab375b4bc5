import type { MetricValue } from '@imah/contract/devices';
import type { Said, Source } from '../adapter.ts';

const rpcTopic = 'v1/gateway/rpc';
const typesOf = { number: 'number', switch: 'boolean', text: 'string' } as const;

/** An RPC to a device behind the gateway: it is asked to set the key, answers, and reports it as it does any value. */
export function command(source: Source, key: string, value: MetricValue, id: string): Said | null {
  const property = source.properties.find((one) => one.key === key);
  if (property === undefined || typeof value !== typesOf[property.kind]) return null;
  const data = { id, method: 'set', params: { key, value } };
  return { topic: rpcTopic, text: JSON.stringify({ device: source.sourceKey, data }) };
}
