import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '../core/api-error.ts';
import { createFakeApiClient } from '../testing/index.ts';
import {
  ApiProvider,
  createQueryClient,
  read,
  readAll,
  readKey,
  readPages,
  useApiClient,
  useBuildings,
} from './index.ts';

const buildingId = '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c8d9e';

it('keeps an answer under the name of its call and all that it was asked with, each form apart', () => {
  const params = { buildingId };

  expect([
    readKey('getBuilding', { params }),
    readKey('listPeople', { params, query: { q: 'sari' } }, 'all'),
    readKey('listTickets', { query: { buildingId, limit: 5 } }, 'pages'),
    readKey('trySla', { params: { orgId: 'org' }, body: { promise: null } }),
    readKey('whoami', {}),
  ]).toEqual([
    ['getBuilding', { buildingId }, 'one'],
    ['listPeople', { buildingId, q: 'sari' }, 'all'],
    ['listTickets', { buildingId, limit: 5 }, 'pages'],
    ['trySla', { orgId: 'org', promise: null }, 'one'],
    ['whoami', {}, 'one'],
  ]);
});

it('reads a list page by page, each with the cursor of the one before', async () => {
  const pageOf = (cursor: string | undefined) => ({
    data: [{ id: cursor ?? 'first' }],
    meta: { nextCursor: cursor === undefined ? 'b' : null },
  });
  const client = createFakeApiClient({
    listTopics: (input) => Promise.resolve(pageOf(input?.query?.cursor) as never),
  });

  const { pages } = await createQueryClient().fetchInfiniteQuery({
    ...readPages(client, 'listTopics', { query: { show: 'open', limit: 1 } }),
    pages: 3,
  });

  expect(pages).toEqual([pageOf(undefined), pageOf('b')]);
  expect(client['~calls'].map(({ input }) => (input as { query: unknown }).query)).toEqual([
    { show: 'open', limit: 1, cursor: undefined },
    { show: 'open', limit: 1, cursor: 'b' },
  ]);
});

it('asks a question that is too long for an address with its body', async () => {
  const client = createFakeApiClient({ trySla: { data: { tickets: 3, late: 1 } } });
  const body = { promise: null };

  const effect = await createQueryClient().fetchQuery(read(client, 'trySla', { params: { orgId: 'org' }, body }));

  expect([effect, client['~calls'].map(({ input }) => (input as { body: unknown }).body)]).toEqual([
    { tickets: 3, late: 1 },
    [body],
  ]);
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

  await expect(
    createQueryClient().fetchQuery(readAll(client, 'listDevices', { params: { buildingId } })),
  ).resolves.toEqual(rows);

  expect(client['~calls'].map(({ input }) => (input as { query: unknown }).query)).toEqual([
    { limit: 200, cursor: undefined },
    { limit: 200, cursor: '1' },
    { limit: 200, cursor: '2' },
  ]);
});

it('a list whose cursor comes back ends in an error instead of for ever', async () => {
  const client = createFakeApiClient({ listBuildings: { data: [], meta: { nextCursor: 'same' } } });

  await expect(createQueryClient().fetchQuery(readAll(client, 'listBuildings', {}))).rejects.toThrow(
    'the cursor same twice',
  );
});

it('the cache does not retry what the client has given up', async () => {
  const refusal = new ApiError({ kind: 'server', status: 500, message: 'broken' });
  const client = createFakeApiClient({ getBuilding: refusal });

  await expect(createQueryClient().fetchQuery(read(client, 'getBuilding', { params: { buildingId } }))).rejects.toBe(
    refusal,
  );

  expect(client['~calls'].length).toBe(1);
});

it('a hook shows what a loader has put into the cache', async () => {
  const client = createFakeApiClient({
    listBuildings: { data: [{ name: 'Graha Contoh' }], meta: { nextCursor: null } } as never,
  });
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(readAll(client, 'listBuildings', {}));
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
