export { viewerOf } from './viewer.ts';
