import { createBuildClient, createTransport } from '@imah/api-client';
import { createWallChannel, type WallChannelOptions } from '@imah/app/live';
import type { Realtime } from '@imah/realtime';

/** What a screen needs of the world outside. */
export interface WallPorts {
  readonly openChannel: (options: WallChannelOptions) => Realtime;
  /** The newest build; null where that cannot be found out. */
  readonly latestBuild: (running: string) => Promise<string | null>;
  readonly reload: () => void;
  /** Keeps the screen from going dark until released; null where the browser cannot. */
  readonly keepAwake: () => Promise<{ readonly release: () => Promise<void> } | null>;
}

export const browserWallPorts: WallPorts = {
  openChannel: createWallChannel,
  latestBuild: async (running) => {
    const transport = createTransport({ resolveBase: () => window.location.origin });
    return (await createBuildClient({ transport, buildId: running }).latest())?.id ?? null;
  },
  reload: () => window.location.reload(),
  // Refused while the page is hidden, or where the device has little power: the screen then does what it is set to.
  keepAwake: async () => ('wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null),
};
