import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '../core/api-error.ts';
import { createFakeApiClient } from '../testing/index.ts';
import { ApiProvider, createQueryClient, queries, queryKeys, useApiClient, useBuildings } from './index.ts';

const buildingId = '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c8d9e';

it('every key read about a building stands under the building’s own key', () => {
  const under = queryKeys.building(buildingId);
  const keys = [
    queryKeys.buildingDetail(buildingId),
    queryKeys.places(buildingId),
    queryKeys.devices(buildingId),
    queryKeys.deviceTypes(buildingId),
    queryKeys.alarms(buildingId),
  ];

  expect(keys.map((key) => key.slice(0, under.length))).toEqual(keys.map(() => under));
  expect(under.slice(0, 1)).toEqual(queryKeys.buildings());
});

it('reads a list to its last page', async () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }));
  const client = createFakeApiClient({
    listDevices: (input) => {
      const from = Number(input.query?.cursor ?? 0);
      const meta = { nextCursor: from < 2 ? String(from + 1) : null };
      return Promise.resolve({ data: rows.slice(from, from + 1), meta } as never);
    },
  });

  await expect(createQueryClient().fetchQuery(queries(client).devices(buildingId))).resolves.toEqual(rows);

  expect(client['~calls'].map(({ input }) => (input as { query: unknown }).query)).toEqual([
    { limit: 200, cursor: undefined },
    { limit: 200, cursor: '1' },
    { limit: 200, cursor: '2' },
  ]);
});

it('a list whose cursor comes back ends in an error instead of for ever', async () => {
  const client = createFakeApiClient({ listBuildings: { data: [], meta: { nextCursor: 'same' } } });

  await expect(createQueryClient().fetchQuery(queries(client).buildings())).rejects.toThrow('the cursor same twice');
});

it('the cache does not retry what the client has given up', async () => {
  const refusal = new ApiError({ kind: 'server', status: 500, message: 'broken' });
  const client = createFakeApiClient({ getBuilding: refusal });

  await expect(createQueryClient().fetchQuery(queries(client).building(buildingId))).rejects.toBe(refusal);

  expect(client['~calls'].length).toBe(1);
});

it('a hook shows what a loader has put into the cache', async () => {
  const client = createFakeApiClient({
    listBuildings: { data: [{ name: 'Graha Contoh' }], meta: { nextCursor: null } } as never,
  });
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(queries(client).buildings());
  const Names = () =>
    useBuildings()
      .data?.map(({ name }) => name)
      .join(', ');

  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>
        <Names />
      </ApiProvider>
    </QueryClientProvider>,
  );

  expect(html).toBe('Graha Contoh');
});

it('a hook without a provider says which one it misses', () => {
  const Alone = () => Object.keys(useApiClient()).join();

  expect(() => renderToString(<Alone />)).toThrow('ApiProvider');
});
