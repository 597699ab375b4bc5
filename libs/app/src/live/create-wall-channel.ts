import { createRealtime, type Realtime, resolveMqttUrl } from '@imah/realtime';
import type { RuntimeConfig } from '@imah/contract/system/words';
import { loadMqtt } from './mqtt-in-page.ts';

export interface WallChannelOptions {
  readonly config: Pick<RuntimeConfig, 'mqttUrl'>;
  /** The name and the token of the wall. */
  readonly username: string;
  readonly password: string;
}

/** The live channel of a screen on a wall: it has no session, and no other tab to share a connection with. */
export function createWallChannel({ config, username, password }: WallChannelOptions): Realtime {
  return createRealtime({
    url: resolveMqttUrl({ configured: config.mqttUrl, location: window.location }),
    loadMqtt,
    credentials: async () => ({ username, password }),
  });
}
