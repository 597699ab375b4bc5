export { makeBuildingOf } from './make-building-of.ts';
