import type { RouteName } from '@imah/contract/routes';
import { expect, it } from 'vitest';
import { createFakeApiClient } from '../testing/index.ts';
import { createQueryClient, queries, queryKeys } from './index.ts';

const buildingId = '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c8d9e';
const unitId = '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c8d9f';
const deviceId = '01935e55-7c1a-7b2c-8d3e-000000000001';
const span = { metrics: 'power', from: 0, to: 3_600_000, points: 60 } as never;
const rows = [{ id: 'a' }];
const page = { data: rows, meta: { nextCursor: null } } as never;

type Reads = ReturnType<typeof queries>;
type Input = { params?: unknown; query?: unknown; signal?: AbortSignal };

/** Fetches one read of a client that knows that one call alone, and gives what it asked and what came. */
async function read(call: RouteName, optionsOf: (reads: Reads) => { queryKey: readonly unknown[] }) {
  const client = createFakeApiClient({ [call]: page });
  const options = optionsOf(queries(client));
  // Each read has types of its own; the cache takes them all alike.
  const data: unknown = await createQueryClient().fetchQuery(options as never);
  const asked = client['~calls'].map(({ name, input }) => ({ name, ...(input as Input) }));
  return { data, asked, key: options.queryKey };
}

it.each<[RouteName, (reads: Reads) => { queryKey: readonly unknown[] }, unknown, readonly unknown[]]>([
  ['whoami', (reads) => reads.whoami(), undefined, queryKeys.whoami()],
  ['getBuilding', (reads) => reads.building(buildingId), { buildingId }, queryKeys.buildingDetail(buildingId)],
  ['getPlaces', (reads) => reads.places(buildingId), { buildingId }, queryKeys.places(buildingId)],
  [
    'listOccupancies',
    (reads) => reads.occupancies(buildingId, unitId),
    { buildingId, unitId },
    queryKeys.occupancies(buildingId, unitId),
  ],
  [
    'getUnitTimeline',
    (reads) => reads.unitTimeline(buildingId, unitId),
    { buildingId, unitId },
    queryKeys.unitTimeline(buildingId, unitId),
  ],
  ['listDeviceTypes', (reads) => reads.deviceTypes(buildingId), { buildingId }, queryKeys.deviceTypes(buildingId)],
  ['getDevice', (reads) => reads.device(deviceId), { deviceId }, queryKeys.deviceDetail(deviceId)],
  ['listCommands', (reads) => reads.commands(deviceId), { deviceId }, queryKeys.commands(deviceId)],
])('%s is asked for once, by its own parameters, and is kept under its own key', async (name, options, params, key) => {
  const { data, asked, key: kept } = await read(name, options);

  expect(data).toBe(rows);
  expect(asked).toEqual([{ name, ...(params === undefined ? {} : { params }), signal: expect.any(AbortSignal) }]);
  expect(kept).toEqual(key);
});

it.each<[RouteName, (reads: Reads) => { queryKey: readonly unknown[] }, unknown, object]>([
  ['listBuildings', (reads) => reads.buildings(), undefined, {}],
  ['listBuildings', (reads) => reads.archivedBuildings(), undefined, { status: 'archived' }],
  ['listPeople', (reads) => reads.people(buildingId), { buildingId }, {}],
  ['listNotices', (reads) => reads.notices(buildingId), { buildingId }, {}],
  ['listDevices', (reads) => reads.devices(buildingId), { buildingId }, {}],
  ['listActiveAlarms', (reads) => reads.alarms(buildingId), { buildingId }, {}],
])('%s is read in the longest pages that the server gives, from the first on', async (name, options, params, extra) => {
  const { data, asked } = await read(name, options);

  expect(data).toEqual(rows);
  expect(asked).toEqual([
    {
      name,
      ...(params === undefined ? {} : { params }),
      query: { limit: 200, cursor: undefined, ...extra },
      signal: expect.any(AbortSignal),
    },
  ]);
});

it('past values of another span are another read of the same device', async () => {
  const { asked, key } = await read('queryTelemetry', (reads) => reads.telemetry(deviceId, span));

  expect(asked).toEqual([
    { name: 'queryTelemetry', params: { deviceId }, query: span, signal: expect.any(AbortSignal) },
  ]);
  expect(key).toEqual([...queryKeys.telemetry(deviceId), span]);
  expect(key.slice(0, 2)).toEqual(queryKeys.device(deviceId));
});

it('no two reads share a key: one would be shown as the other', () => {
  const reads = queries(createFakeApiClient());
  const keys = [
    reads.whoami(),
    reads.buildings(),
    reads.archivedBuildings(),
    ...[reads.building, reads.places, reads.people, reads.notices, reads.devices].map((one) => one(buildingId)),
    ...[reads.deviceTypes, reads.alarms].map((one) => one(buildingId)),
    ...[reads.occupancies, reads.unitTimeline].map((one) => one(buildingId, unitId)),
    ...[reads.device, reads.commands].map((one) => one(deviceId)),
    reads.telemetry(deviceId, span),
  ].map(({ queryKey }) => JSON.stringify(queryKey));

  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
