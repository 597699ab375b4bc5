export { afterGap } from './after-gap.ts';
export { createLiveChannel, type LiveChannelOptions } from './create-live-channel.ts';
export { readState } from './query-state.ts';
export { useLiveBuilding } from './use-live-building.ts';
export { LiveQuery } from './live-query.tsx';
export { useMedia } from './use-media.ts';
export { NotYetRead } from './not-yet-read.tsx';
export { type ReadState } from './query-state.ts';
export { useOnline } from './use-online.ts';
