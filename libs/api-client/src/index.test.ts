import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';
import * as react from './react/index.ts';
import * as testing from './testing/index.ts';

it('the entry point has these names and no others', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'ApiError',
    'apiErrorKinds',
    'boardingTexts',
    'browserPrefetchPorts',
    'consoleLog',
    'createApiClient',
    'createBuildClient',
    'createIconLoader',
    'createLazyApiClient',
    'createTransport',
    'developmentApiBase',
    'isApiError',
    'isLoopback',
    'newId',
    'prefetchManifest',
    'readAllRows',
    'resolveApiBase',
    'routeRulesFor',
    'systemClock',
    'timings',
    'toBoardingFailure',
    'upload',
  ]);
});

it('the entry point for React has these names and no others', () => {
  expect(Object.keys(react).sort()).toEqual([
    'ApiProvider',
    'createQueryClient',
    'read',
    'readAll',
    'readKey',
    'readPages',
    'useActiveAlarms',
    'useApiClient',
    'useArchivedBuildings',
    'useBuilding',
    'useBuildings',
    'useCommands',
    'useDevice',
    'useDeviceTypes',
    'useDevices',
    'useIcon',
    'useNotices',
    'useOccupancies',
    'usePeople',
    'usePlaces',
    'useRead',
    'useReadAll',
    'useReadPages',
    'useRemoveDemo',
    'useSendCommand',
    'useTelemetry',
    'useUnitTimeline',
    'useWhoami',
  ]);
});

it('the entry point for tests has these names and no others', () => {
  expect(Object.keys(testing).sort()).toEqual(['createFakeApiClient', 'createManualClock', 'never']);
});
