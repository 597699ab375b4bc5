import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ApiError, createApiClient, createIconLoader, type ApiClient, type Transport } from '../index.ts';
import { createFakeApiClient, never } from '../testing/index.ts';
import { ApiProvider, createQueryClient, useBuildings, useCommands, useIcon, useSendCommand } from './index.ts';

afterEach(cleanup);

const deviceId = '01935e55-7c1a-7b2c-8d3e-000000000001';
const page = (rows: unknown[]) => ({ data: rows, meta: { nextCursor: null } }) as never;

function show(client: ApiClient, children: ReactNode) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider client={client}>{children}</ApiProvider>
    </QueryClientProvider>,
  );
}

function Names() {
  const { data, error, isPending } = useBuildings();
  if (isPending) return <p>loading</p>;
  if (error) return <p role="alert">{error.kind}</p>;
  return <p>{data.map(({ name }) => name).join(', ')}</p>;
}

it('shows the rows once they are there', async () => {
  show(createFakeApiClient({ listBuildings: page([{ name: 'Menara' }, { name: 'Kos' }]) }), <Names />);

  expect(screen.getByText('loading').isConnected).toBe(true);
  expect((await screen.findByText('Menara, Kos')).isConnected).toBe(true);
});

it('a refusal arrives as an ApiError', async () => {
  show(
    createFakeApiClient({ listBuildings: new ApiError({ kind: 'forbidden', status: 403, message: 'no' }) }),
    <Names />,
  );

  expect((await screen.findByRole('alert')).textContent).toBe('forbidden');
});

it('stays loading while no answer comes', () => {
  show(createFakeApiClient({ listBuildings: never }), <Names />);

  expect(screen.getByText('loading').isConnected).toBe(true);
});

it('a page that is left calls its request off', async () => {
  const { promise: end, resolve } = Promise.withResolvers<string>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const client = createApiClient({
    baseUrl: 'http://127.0.0.1',
    fetch: (_, init) => {
      init?.signal?.addEventListener('abort', () => resolve('called off'));
      ask();
      return never();
    },
  });
  const { unmount } = show(client, <Names />);
  await asked;

  unmount();

  expect(await end).toBe('called off');
});

it('a command that was sent refreshes the commands of its device', async () => {
  let sent = 0;
  const client = createFakeApiClient({
    listCommands: () => Promise.resolve(page(Array.from({ length: sent }, (_, index) => ({ id: String(index) })))),
    sendCommand: () => {
      sent += 1;
      return Promise.resolve({ data: { id: 'c', deviceId } } as never);
    },
  });
  function Switch() {
    const { data } = useCommands(deviceId);
    const { mutate } = useSendCommand();
    const send = () => mutate({ params: { deviceId }, body: { method: 'set', params: { key: 'on', value: true } } });
    return <button onClick={send}>{`${data?.length} sent`}</button>;
  }
  show(client, <Switch />);
  const button = await screen.findByText('0 sent');

  act(() => button.click());

  expect((await screen.findByText('1 sent')).isConnected).toBe(true);
});

it('S-49 an icon shows once our server has sent it', async () => {
  const asked: string[] = [];
  const transport: Transport = ({ path }) => {
    asked.push(path);
    const data = { width: 24, height: 24, icons: { zap: { body: '<path d="M1 1"/>' } } };
    return Promise.resolve({ status: 200, headers: new Headers(), data });
  };
  const loader = createIconLoader({ transport });
  function Icon() {
    return <p>{useIcon(loader, 'lucide:zap')?.body ?? 'empty'}</p>;
  }

  render(
    <>
      <Icon />
      <Icon />
    </>,
  );

  expect(screen.getAllByText('empty').length).toBe(2);
  expect((await screen.findAllByText('<path d="M1 1"/>')).length).toBe(2);
  expect(asked).toEqual(['/api/_nuxt_icon/lucide.json?icons=zap']);
});
