import { expect, it } from 'vitest';
import * as door from './index.ts';
import * as react from './react/index.ts';
import * as testing from './testing/index.ts';

it('the door has these names and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
    'ageOf',
    'createRealtime',
    'defaultPorts',
    'freshnessOf',
    'liveKeys',
    'resolveMqttUrl',
    'untilStale',
  ]);
});

it('the door for React has these names and no others', () => {
  expect(Object.keys(react).sort()).toEqual([
    'RealtimeProvider',
    'useBuildingConnection',
    'useBuildingDevices',
    'useConnectionDetail',
    'useConnectionState',
    'useDeviceState',
    'useFreshness',
    'useLiveEvents',
    'useMetric',
    'useRealtime',
  ]);
});

it('the door for tests has these names and no others', () => {
  expect(Object.keys(testing).sort()).toEqual(['createFakeRealtime']);
});
