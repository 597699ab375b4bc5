import type { Adapter } from '../adapter.ts';
import { commandByDescription, parseByDescription } from '../read-value.ts';
import { discover } from './discover.ts';

/** Zigbee2MQTT, by what it says its devices expose: their values have types and units. */
export const zigbee2mqtt: Adapter = {
  protocol: 'zigbee2mqtt',
  speaks: (topic) => topic.startsWith('zigbee2mqtt/') || topic.includes('/bridge/'),
  discover,
  parse: parseByDescription,
  command: commandByDescription,
  isCommandTopic: (topic) => /^zigbee2mqtt\/.*\/(?:set|get)$|\/bridge\/request\//.test(topic),
};
