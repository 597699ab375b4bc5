import type { OutboxChannel } from './outbox.ts';

/** The tabs of this browser; where there is no such channel, each knows only itself. */
export function createTabChannel(name: string, Channel: typeof BroadcastChannel | undefined): OutboxChannel {
  const channel = Channel === undefined ? null : new Channel(name);
  return {
    post: (word) => channel?.postMessage(word),
    listen: (hear) =>
      // Only `post` writes into it.
      channel?.addEventListener('message', ({ data }: MessageEvent<'changed' | 'retry'>) => hear(data)),
    close: () => channel?.close(),
  };
}
