export { peopleDomain } from './domain.ts';
export { hintOf, seal } from './seal.ts';
export { updateStays } from './update-stays.ts';
