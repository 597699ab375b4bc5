import { createFakeApiClient } from '@imah/api-client/testing';
import { expect, it, vi } from 'vitest';
import { createMemoryShelf } from './testing/memory-shelf.ts';
import { createUploadServer, notTaken, type UploadServer } from './testing/upload-server.ts';
import { createUploadQueue, type UploadQueue, type UploadQueuePorts } from './upload-queue.ts';

const mebibyte = 1_048_576;
const waitLong = { timeout: 15_000 };

function setUp(server: UploadServer = createUploadServer(), more: Partial<UploadQueuePorts> = {}) {
  const client = createFakeApiClient(server.answers);
  let made = 0;
  const ports: UploadQueuePorts = {
    client,
    shelf: createMemoryShelf(),
    prepare: async (file) => ({ name: file.name, content: file }),
    newId: () => `id-${(made += 1)}`,
    random: () => 0,
    orgId: 'org',
    scope: 'tiket',
    keepLocation: false,
    ...more,
  };
  return { ports, queue: createUploadQueue(ports), calls: () => client['~calls'].map(({ name }) => name) };
}

const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const states = (queue: UploadQueue) => queue.getSnapshot().map(({ name, state }) => `${name} ${state}`);
const until = (queue: UploadQueue, expected: readonly string[]) =>
  vi.waitFor(() => expect(states(queue)).toEqual(expected), waitLong);

it('sends a file in parts, tells how far it is, and has it in the end', async () => {
  const server = createUploadServer();
  const { queue, calls } = setUp(server);
  const sent = new Set<number>();
  queue.subscribe(() => {
    for (const upload of queue.getSnapshot()) if (upload.state === 'sending') sent.add(upload.sent);
  });

  await queue.add([file('izin.pdf', 2.5 * mebibyte)]);
  await until(queue, ['izin.pdf done']);

  expect([...sent]).toEqual([0, mebibyte, 2 * mebibyte, 2.5 * mebibyte]);
  expect(server.received.get('id-1')?.map(({ size }) => size)).toEqual([mebibyte, mebibyte, mebibyte / 2]);
  expect(calls()).toEqual(['beginUpload', 'sendUploadPart', 'sendUploadPart', 'sendUploadPart', 'finishUpload']);
});

it('goes on where the server is when the answer of a part was lost, and sends no byte twice', async () => {
  const fates = ['answer lost', 'lost'] as const;
  let turn = 0;
  const server = createUploadServer({ fateOf: () => fates[turn++] ?? 'arrives' });
  const { queue } = setUp(server);

  await queue.add([file('izin.pdf', 1.5 * mebibyte)]);
  await vi.waitFor(() => {
    // Each time the network is back: nothing here waits for a clock.
    queue.online();
    expect(states(queue)).toEqual(['izin.pdf done']);
  }, waitLong);

  expect(server.received.get('id-1')?.map(({ size }) => size)).toEqual([mebibyte, mebibyte / 2]);
});

it('takes up after a reload what was chosen before it, from where the server is', async () => {
  let isCut = true;
  const server = createUploadServer({ fateOf: (offset) => (isCut && offset > 0 ? 'lost' : 'arrives') });
  const shelf = createMemoryShelf();
  const before = setUp(server, { shelf });
  await before.queue.add([file('izin.pdf', 2 * mebibyte), file('denah.pdf', 10)]);
  await vi.waitFor(() => expect(states(before.queue)[1]).toBe('denah.pdf done'), waitLong);
  await vi.waitFor(() => expect(server.received.get('id-1')).toHaveLength(1), waitLong);
  before.queue.stop();
  isCut = false;

  const after = setUp(server, { shelf });
  await after.queue.restore();
  await until(after.queue, ['izin.pdf done', 'denah.pdf done']);

  expect(server.received.get('id-1')?.map(({ size }) => size)).toEqual([mebibyte, mebibyte]);
  expect(after.calls()).toEqual(['beginUpload', 'sendUploadPart', 'finishUpload']);
});

it('keeps still while it is paused, also what has not begun, and goes on afterwards', async () => {
  const gates = new Map<string, () => void>();
  const server = createUploadServer({
    fateOf: (_, name) => new Promise((resolve) => gates.set(name, () => resolve('arrives'))),
  });
  const { queue, calls } = setUp(server);
  await queue.add(['a', 'b', 'c'].map((name) => file(`${name}.pdf`, 100)));
  await until(queue, ['a.pdf sending', 'b.pdf sending', 'c.pdf waiting']);
  await vi.waitFor(() => expect([...gates.keys()]).toEqual(['a.pdf', 'b.pdf']), waitLong);

  queue.pause();
  const paused = states(queue);
  const begun = calls().length;
  queue.resume();
  await vi.waitFor(() => expect(calls().filter((name) => name === 'sendUploadPart')).toHaveLength(4), waitLong);
  for (const open of gates.values()) open();
  await vi.waitFor(() => expect([...gates.keys()]).toContain('c.pdf'), waitLong);
  gates.get('c.pdf')?.();

  expect(paused).toEqual(['a.pdf paused', 'b.pdf paused', 'c.pdf paused']);
  expect(begun).toBe(4);
  await until(queue, ['a.pdf done', 'b.pdf done', 'c.pdf done']);
});

it('tells what the server does not take, and goes on with the next', async () => {
  const server = createUploadServer({
    refuse: (name) => (name === 'a.exe' ? notTaken('Jenis ini tidak diterima.') : null),
  });
  const { queue } = setUp(server);

  await queue.add([file('a.exe', 10), file('b.pdf', 10), file('c.pdf', 10)]);
  await until(queue, ['a.exe failed', 'b.pdf done', 'c.pdf done']);

  expect(queue.getSnapshot()[0]).toMatchObject({ again: 'pointless', error: { message: 'Jenis ini tidak diterima.' } });
});

it('forgets what is taken back, here and on the server', async () => {
  const server = createUploadServer();
  const { queue, calls, ports } = setUp(server);
  await queue.add([file('a.pdf', 10)]);
  await until(queue, ['a.pdf done']);

  queue.remove('id-1');

  expect([states(queue), calls().at(-1), await ports.shelf.list('tiket')]).toEqual([[], 'deleteUpload', []]);
});

it('forgets everything when the form was sent, and leaves it on the server', async () => {
  const { queue, calls, ports } = setUp();
  await queue.add([file('a.pdf', 10)]);
  await until(queue, ['a.pdf done']);

  await queue.clear();

  expect([states(queue), await ports.shelf.list('tiket'), calls().includes('deleteUpload')]).toEqual([[], [], false]);
});
