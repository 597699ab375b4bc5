export { type PublicRead, usePublicRead } from './use-public-read.ts';
