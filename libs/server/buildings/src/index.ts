export { readUnit } from './change-units.ts';
export { createBuilding } from './create-building.ts';
export { buildingsDomain } from './domain.ts';
export { nppByArea, type NppUnit } from './npp.ts';
export { type Change, changed, lockBuilding, type PlaceEdit, sameFields } from './place-edit.ts';
export { buildingEvent } from './publish-building.ts';
export { readBuilding } from './read-buildings.ts';
