export { type Config, type Environment, isLoopbackAddress, readConfig } from './config.ts';
export type { ImapPlace, ReplyAddress } from './imap-place.ts';
export { readS3Url } from './s3-place.ts';
export type { WhatsAppAccount } from './whatsapp-account.ts';
export { StartupError } from './startup-error.ts';
