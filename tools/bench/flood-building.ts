import { type BuildingAddress, deviceTopic } from '@imah/contract/mqtt/words';

/** The building whose devices report in the benchmarks. */
export const floodBuilding: BuildingAddress = {
  orgId: '01935e4f-7c1a-7b2c-8d3e-000000000001',
  buildingId: '01935e51-7c1a-7b2c-8d3e-000000000001',
};

export const floodFleet = (size: number): string[] =>
  Array.from({ length: size }, (_, index) => `01935e55-7c1a-7b2c-8d3e-${index.toString(16).padStart(12, '0')}`);

export const topicsOf = (devices: readonly string[]): string[] =>
  devices.map((deviceId) => deviceTopic({ ...floodBuilding, deviceId }, 'state'));

export const floodDevices = floodFleet(50);

/** The metric that counts the messages. */
export const countingMetric = 'count';
