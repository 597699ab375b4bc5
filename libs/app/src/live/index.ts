export { afterGap } from './after-gap.ts';
export { createLiveChannel, type LiveChannelOptions } from './create-live-channel.ts';
export { allOf, readState, tableState } from './query-state.ts';
export { LiveReads, type LiveReadsProps, useLiveReads } from './use-live-reads.ts';
export { useRenewSoon } from './use-renew-soon.ts';
export { useMedia } from './use-media.ts';
export { NotYetRead } from './not-yet-read.tsx';
export { type ReadState } from './query-state.ts';
export { useOnline } from './use-online.ts';
