export { createLiveWorld, type LiveWorld } from './live-world.ts';
