export { buildingEndpoints } from './building-endpoints.ts';
export {
  address,
  building,
  buildingChange,
  buildingCode,
  buildingDraft,
  deviceCounts,
  type Address,
  type Building,
  type BuildingChange,
  type BuildingDraft,
  type DeviceCounts,
} from './building.ts';
export { contactEndpoints } from './contact-endpoints.ts';
export { contact, contactChange, contactDraft, contactPhone, type Contact, type ContactDraft } from './contact.ts';
export { dutyEndpoints } from './duty-endpoints.ts';
export { dutyShift, dutyShiftDraft, onDuty, type DutyShift, type DutyShiftDraft, type OnDuty } from './duty.ts';
export { placeEndpoints } from './place-endpoints.ts';
export {
  areaMilliM2,
  floor,
  floorDraft,
  nppChange,
  nppE6,
  places,
  section,
  sectionDraft,
  unit,
  unitCode,
  unitDraft,
  type Floor,
  type FloorDraft,
  type NppChange,
  type Places,
  type Section,
  type SectionDraft,
  type Unit,
  type UnitDraft,
} from './place.ts';
export {
  unitImport,
  unitImportReport,
  unitImportSource,
  type SheetSource,
  unitPattern,
  type UnitImport,
  type UnitImportReport,
  type UnitImportSource,
  type UnitPattern,
} from './unit-import.ts';
export { unitEvent, type UnitEvent } from './unit-timeline.ts';
