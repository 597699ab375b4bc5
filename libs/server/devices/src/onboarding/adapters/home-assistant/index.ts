import type { Adapter } from '../adapter.ts';
import { commandByDescription, parseByDescription } from '../read-value.ts';
import { discover } from './discover.ts';

/** Home Assistant's discovery, by which ESPHome, OpenMQTTGateway and many others describe themselves. */
export const homeAssistant: Adapter = {
  protocol: 'home-assistant',
  speaks: (topic) => /^homeassistant\/.+\/config$/.test(topic) || topic === 'homeassistant/status',
  discover,
  parse: parseByDescription,
  command: commandByDescription,
  isCommandTopic: () => false,
};
