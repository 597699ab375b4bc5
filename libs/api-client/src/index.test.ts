import { expect, it } from 'vitest';
import * as door from './index.ts';
import * as react from './react/index.ts';
import * as testing from './testing/index.ts';

it('the door has these names and no others', () => {
  expect(Object.keys(door).sort()).toEqual([
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

it('the door for React has these names and no others', () => {
  expect(Object.keys(react).sort()).toEqual([
    'ApiProvider',
    'createQueryClient',
    'queries',
    'queryKeys',
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
    'useRemoveDemo',
    'useSendCommand',
    'useTelemetry',
    'useUnitTimeline',
    'useWhoami',
  ]);
});

it('the door for tests has these names and no others', () => {
  expect(Object.keys(testing).sort()).toEqual(['createFakeApiClient', 'createManualClock', 'never']);
});
