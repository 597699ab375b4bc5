export { findBuilding, lockBuilding } from './building-repository.ts';
export { createBuilding } from './create-building.ts';
export { buildingsDomain } from './domain.ts';
export { createDutyShift } from './duty/change-duty.ts';
export { type DutyHolder, readOnDuty } from './duty/read-on-duty.ts';
export { nppByArea, type NppUnit } from './npp.ts';
export { type Change, changed, type PlaceEdit, sameFields } from './place-edit.ts';
export { buildingEvent } from './publish-building.ts';
export { getUnit, listUnits } from './unit-repository.ts';
