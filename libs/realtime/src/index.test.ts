import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';
import * as react from './react/index.ts';
import * as mqttWorker from './mqtt-worker/index.ts';
import * as testing from './testing/index.ts';
import * as worker from './worker/index.ts';

it('the entry point has these names and no others', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'ageOf',
    'createRealtime',
    'defaultPorts',
    'freshnessOf',
    'liveKeys',
    'resolveMqttUrl',
    'untilStale',
  ]);
});

it('the entry point for React has these names and no others', () => {
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

it('the entry point for tests has these names and no others', () => {
  expect(Object.keys(testing).sort()).toEqual(['createFakeRealtime']);
});

it('the entry points of the worker have a name each: of the page’s side, and of its own', () => {
  expect([Object.keys(worker), Object.keys(mqttWorker)]).toEqual([['mqttInWorker'], ['serveMqtt']]);
});
