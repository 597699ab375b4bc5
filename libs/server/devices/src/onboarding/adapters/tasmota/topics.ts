import { isName } from '../read-json.ts';

/** A topic of Tasmota: whose it is, and how the topics beside it are made. */
export interface TasmotaTopic {
  readonly device: string;
  readonly channel: string;
  readonly sibling: (prefix: 'cmnd' | 'stat' | 'tele', channel: string) => string;
}

const channels = '(STATE|SENSOR|LWT|RESULT|POWER\\d{0,2})';
const prefixFirst = new RegExp(`^(?:tele|stat)/(.{1,150})/${channels}$`);
const topicFirst = new RegExp(`^(.{1,150})/(?:tele|stat)/${channels}$`);

/** Null for what is no topic of a device that speaks so. */
export function topicOf(topic: string): TasmotaTopic | null {
  const [first, second] = [prefixFirst.exec(topic), topicFirst.exec(topic)];
  const [, device, channel] = first ?? second ?? [];
  if (device === undefined || channel === undefined || !isName(device)) return null;
  return {
    device,
    channel,
    sibling: (prefix, other) => (first === null ? `${device}/${prefix}/${other}` : `${prefix}/${device}/${other}`),
  };
}
