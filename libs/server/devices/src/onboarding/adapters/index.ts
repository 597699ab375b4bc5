import type { DeviceProtocol } from '@imah/contract/devices/words';
import type { Adapter } from './adapter.ts';
import { homeAssistant } from './home-assistant/index.ts';
import { homie } from './homie/index.ts';
import { shelly } from './shelly/index.ts';
import { tasmota } from './tasmota/index.ts';
import { thingsboard } from './thingsboard/index.ts';
import { zigbee2mqtt } from './zigbee2mqtt/index.ts';

export type { Adapter, Discovery, Parsed, Said, Source, SourceProperty } from './adapter.ts';

/** Every language that is understood. */
export const adapters: Readonly<Record<DeviceProtocol, Adapter>> = {
  tasmota,
  'home-assistant': homeAssistant,
  zigbee2mqtt,
  shelly,
  homie,
  thingsboard,
};
