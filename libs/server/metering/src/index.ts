export {
  approvedConsumption,
  type ConsumptionOf,
  type ShownAt,
  type UnitConsumption,
} from './consumption/approved-consumption.ts';
export { countReadings } from './consumption/count-readings.ts';
export { meteringDomain } from './domain.ts';
export { createMeter } from './meters/create-meter.ts';
export { createReading } from './readings/create-reading.ts';
export { readingFileSubjects } from './readings/reading-photos.ts';
