import { alarm } from '@imah/contract/alarms';
import { building, places as placesSchema } from '@imah/contract/buildings';
import { command, device, deviceType } from '@imah/contract/devices';
import { commandStatuses } from '@imah/contract/devices/words';
import { whoami as whoamiSchema } from '@imah/contract/identity';
import { telemetryAnswer } from '@imah/contract/telemetry';
import { describe, expect, it } from 'vitest';
import * as fixtures from './index.ts';

it('the entry point has these names and no others', () => {
  expect(Object.keys(fixtures).sort()).toEqual([
    'alarms',
    'answerOf',
    'boardingHouse',
    'buildingFiles',
    'buildings',
    'clearedAlarm',
    'climateSensor',
    'climateType',
    'commandIn',
    'contacts',
    'daySeries',
    'deviceTypes',
    'devices',
    'door',
    'doorType',
    'dutyShifts',
    'electricityMeter',
    'electricityMeterType',
    'emptyTelemetry',
    'fixtureId',
    'fixtureNow',
    'generatorTest',
    'liftType',
    'listOf',
    'manyAlarms',
    'manyBuildings',
    'manyDevices',
    'manyPlaces',
    'minutesAgo',
    'neverSeenLift',
    'neverSeenState',
    'noPlaces',
    'notices',
    'occupancies',
    'office',
    'offlineAlarm',
    'offlinePump',
    'onDuty',
    'outages',
    'places',
    'plannedOutage',
    'pump',
    'pumpService',
    'pumpType',
    'reportedState',
    'residents',
    'restoredOutage',
    'shelvedAlarm',
    'smokeAlarm',
    'smokeDetector',
    'smokeType',
    'suppressedAlarm',
    'telemetry',
    'tower',
    'unfinishedBuilding',
    'unitEvents',
    'urgentOutage',
    'waterMeter',
    'waterMeterType',
    'whoami',
    'whoamiOfNewcomer',
    'whoamiOfOwner',
    'whoamiOfResident',
    'whoamiOfSupervisor',
    'withActs',
  ]);
});

describe('every fixture is what the contract says the server sends', () => {
  const { clearedAlarm, unfinishedBuilding, whoami, whoamiOfNewcomer, whoamiOfOwner, whoamiOfSupervisor } = fixtures;
  it.each([...fixtures.buildings, unfinishedBuilding, ...fixtures.manyBuildings(40)])('$name', (one) => {
    expect(building.parse(one)).toEqual(one);
  });
  it.each([...fixtures.devices, ...fixtures.manyDevices(20)])('$name', (one) => {
    expect(device.parse(one)).toEqual(one);
  });
  it.each([...fixtures.deviceTypes])('type $key', (one) => {
    expect(deviceType.parse(one)).toEqual(one);
  });
  it.each([...fixtures.alarms, clearedAlarm, ...fixtures.manyAlarms(10)])('alarm of $deviceName', (one) => {
    expect(alarm.parse(one)).toEqual(one);
  });
  it.each([whoami, whoamiOfNewcomer, whoamiOfOwner, whoamiOfSupervisor])('$email', (one) => {
    expect(whoamiSchema.parse(one)).toEqual(one);
  });
  it.each([...commandStatuses])('a command that is %s', (status) => {
    expect(command.parse(fixtures.commandIn(status))).toEqual(fixtures.commandIn(status));
  });
  it('the places and the telemetry are valid', () => {
    for (const one of [fixtures.places, fixtures.noPlaces, fixtures.manyPlaces(40, 12)])
      expect(placesSchema.parse(one)).toEqual(one);
    for (const one of [fixtures.telemetry, fixtures.emptyTelemetry]) expect(telemetryAnswer.parse(one)).toEqual(one);
  });
});

it('no two records of a large building share an id', () => {
  const { floors, sections, units } = fixtures.manyPlaces(40, 12);
  const ids = [...floors, ...sections, ...units, ...fixtures.manyDevices(1000), ...fixtures.manyBuildings(200)].map(
    ({ id }) => id,
  );

  expect(new Set(ids).size).toBe(ids.length);
});

it('every device stands at a place of the tower and has a known type', () => {
  const floorIds = fixtures.places.floors.map(({ id }) => id);
  const typeKeys = fixtures.deviceTypes.map(({ key }) => key);

  for (const { floorId, typeKey } of fixtures.devices) {
    expect(floorId === null || floorIds.includes(floorId)).toBe(true);
    expect(typeKeys).toContain(typeKey);
  }
});
