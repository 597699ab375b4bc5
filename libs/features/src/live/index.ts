export { createLiveChannel, type LiveChannelOptions } from './create-live-channel.ts';
