import type { RouteTable } from '@imah/contract/core/words';
import { routes } from '@imah/contract/routes';
import { expect, it, vi } from 'vitest';
import { createLazyApiClient } from './lazy-client.ts';

const { whoami, listBuildings } = routes;

function setUp(all = vi.fn<() => Promise<RouteTable>>(async () => ({ whoami, listBuildings }))) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(new URL(new Request(input).url).pathname);
    return Response.json({ data: [] });
  };
  const client = createLazyApiClient({ baseUrl: 'http://imah.test', fetch }, { first: { whoami }, all });
  return { all, asked, client };
}

it('makes a first call without the table of all routes', async () => {
  const { all, asked, client } = setUp();

  await client.whoami();

  expect([asked, all.mock.calls.length]).toEqual([['/api/v1/auth/whoami'], 0]);
});

it('fetches the table for any other call, and answers as the whole client does', async () => {
  const { asked, client } = setUp();

  expect(await client.listBuildings()).toEqual({ data: [] });
  expect(asked).toEqual([routes.listBuildings.path]);
});

it('asks for the table again when it could not be fetched', async () => {
  const all = vi.fn<() => Promise<RouteTable>>(async () => ({ whoami, listBuildings }));
  all.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { client } = setUp(all);

  await expect(client.listBuildings()).rejects.toThrow('Failed to fetch');
  expect(await client.listBuildings()).toEqual({ data: [] });
});

it('refuses a call that no table knows, and is no promise', async () => {
  const { client } = setUp();

  await expect(client.getDevice({ params: { deviceId: 'x' } })).rejects.toMatchObject({
    kind: 'invalid-call',
    message: 'The API has no call named getDevice',
  });
  expect(await Promise.resolve(client)).toBe(client);
});
