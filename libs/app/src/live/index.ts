export { afterGap } from './after-gap.ts';
export { createLiveChannel, type LiveChannelOptions } from './create-live-channel.ts';
export { createWallChannel, type WallChannelOptions } from './create-wall-channel.ts';
export { LiveReads, type LiveReadsProps, useLiveReads } from './use-live-reads.ts';
export { useRenewSoon } from './use-renew-soon.ts';
export { useMedia } from './use-media.ts';
export { useOnline } from './use-online.ts';
