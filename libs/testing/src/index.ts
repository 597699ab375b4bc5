export {
  alarms,
  clearedAlarm,
  generatorTest,
  manyAlarms,
  offlineAlarm,
  pumpService,
  shelvedAlarm,
  smokeAlarm,
  suppressedAlarm,
} from './alarms.ts';
export { answerOf, listOf } from './answers.ts';
export { boardingHouse, buildings, manyBuildings, office, tower, unfinishedBuilding } from './buildings.ts';
export { commandIn } from './commands.ts';
export {
  climateType,
  deviceTypes,
  doorType,
  electricityMeterType,
  liftType,
  pumpType,
  smokeType,
  waterMeterType,
} from './device-types.ts';
export {
  climateSensor,
  devices,
  door,
  electricityMeter,
  manyDevices,
  neverSeenLift,
  neverSeenState,
  offlinePump,
  pump,
  reportedState,
  smokeDetector,
  waterMeter,
  withActs,
} from './devices.ts';
export { fixtureId, type FixtureArea } from './fixture-id.ts';
export { fixtureNow, minutesAgo } from './fixture-time.ts';
export { buildingFiles } from './building-files.ts';
export { contacts } from './contacts.ts';
export { dutyShifts, onDuty } from './duty.ts';
export { outages, plannedOutage, restoredOutage, urgentOutage } from './outages.ts';
export { notices, occupancies, residents, unitEvents } from './people.ts';
export { manyPlaces, noPlaces, places } from './places.ts';
export { daySeries, emptyTelemetry, telemetry } from './telemetry.ts';
export { whoami, whoamiOfNewcomer, whoamiOfOwner, whoamiOfResident, whoamiOfSupervisor } from './whoami.ts';
