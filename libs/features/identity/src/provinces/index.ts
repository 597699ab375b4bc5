export { provinces, zoneOfProvince } from './provinces.ts';
