export { type Config, type Environment, isLoopbackAddress, readConfig } from './config.ts';
export type { ImapPlace, ReplyAddress } from './imap-place.ts';
export { readS3Url } from './s3-place.ts';
export { StartupError } from './startup-error.ts';
