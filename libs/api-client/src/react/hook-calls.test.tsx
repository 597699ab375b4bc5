import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createFakeApiClient } from '../testing/index.ts';
import * as hooks from './index.ts';

const buildingId = '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c8d9e';
const unitId = '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c8d9f';
const deviceId = '01935e55-7c1a-7b2c-8d3e-000000000001';
// Of the past only what tells one span from another.
const span = { from: 0, to: 3_600_000 } as unknown as hooks.TelemetryInput;

/** Every hook that reads, with what it is kept under: the name of its call, what that is asked with, and in which form. */
const reads: Record<string, [use: () => unknown, key: readonly unknown[]]> = {
  useActiveAlarms: [() => hooks.useActiveAlarms(buildingId), ['listActiveAlarms', { buildingId }, 'all']],
  useArchivedBuildings: [() => hooks.useArchivedBuildings(), ['listBuildings', { status: 'archived' }, 'all']],
  useBuilding: [() => hooks.useBuilding(buildingId), ['getBuilding', { buildingId }, 'one']],
  useBuildings: [() => hooks.useBuildings(), ['listBuildings', {}, 'all']],
  useCommands: [() => hooks.useCommands(deviceId), ['listCommands', { deviceId }, 'one']],
  useDevice: [() => hooks.useDevice(deviceId), ['getDevice', { deviceId }, 'one']],
  useDeviceTypes: [() => hooks.useDeviceTypes(buildingId), ['listDeviceTypes', { buildingId }, 'one']],
  useDevices: [() => hooks.useDevices(buildingId), ['listDevices', { buildingId }, 'all']],
  useNotices: [() => hooks.useNotices(buildingId), ['listNotices', { buildingId }, 'all']],
  useOccupancies: [() => hooks.useOccupancies(buildingId, unitId), ['listOccupancies', { buildingId, unitId }, 'one']],
  usePeople: [() => hooks.usePeople(buildingId), ['listPeople', { buildingId }, 'all']],
  usePlaces: [() => hooks.usePlaces(buildingId), ['getPlaces', { buildingId }, 'one']],
  useTelemetry: [() => hooks.useTelemetry(deviceId, span), ['queryTelemetry', { deviceId, ...span }, 'one']],
  useUnitTimeline: [
    () => hooks.useUnitTimeline(buildingId, unitId),
    ['getUnitTimeline', { buildingId, unitId }, 'one'],
  ],
  useWhoami: [() => hooks.useWhoami(), ['whoami', {}, 'one']],
};

/** The keys that a hook makes a place for while it is drawn; a page that is drawn to a text fetches nothing. */
function keysOf(use: () => unknown) {
  const queryClient = hooks.createQueryClient();
  function Page() {
    use();
    return null;
  }
  renderToString(
    <QueryClientProvider client={queryClient}>
      <hooks.ApiProvider client={createFakeApiClient()}>
        <Page />
      </hooks.ApiProvider>
    </QueryClientProvider>,
  );
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
}

it.each(Object.entries(reads))('%s reads its own call, asked with what it is given', (_, [use, key]) => {
  expect(keysOf(use)).toEqual([key]);
});

it('no two hooks share what they read: one would be shown as the other', () => {
  const keys = Object.values(reads).map(([, key]) => JSON.stringify(key));

  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('names every hook of the entry point that reads', () => {
  const others = [
    'useApiClient',
    'useIcon',
    'useRead',
    'useReadAll',
    'useReadPages',
    'useRemoveDemo',
    'useSendCommand',
  ];

  expect([...Object.keys(reads), ...others].toSorted()).toEqual(
    Object.keys(hooks)
      .filter((name) => name.startsWith('use'))
      .toSorted(),
  );
});
