import { ApiError } from '@imah/api-client';
import { createFakeApiClient } from '@imah/api-client/testing';
import { fileLimits } from '@imah/contract/files/words';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryShelf } from './testing/memory-shelf.ts';
import { createUploadServer, type UploadServer } from './testing/upload-server.ts';
import { createUploadQueue, type UploadQueue, type UploadQueuePorts } from './upload-queue.ts';

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
  return { ports, queue: createUploadQueue(ports), calls: () => client['~calls'] };
}

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const states = (queue: UploadQueue) => queue.getSnapshot().map(({ name, state }) => `${name} ${state}`);
const until = (queue: UploadQueue, expected: readonly string[]) =>
  vi.waitFor(() => expect(states(queue)).toEqual(expected), waitLong);
const refusal = (status: number) => new ApiError({ kind: 'validation', status, message: 'Tidak diterima.' });

describe('a file that cannot be made smaller', () => {
  it('goes as it is, and so do those that were chosen after it', async () => {
    const server = createUploadServer();
    const { queue } = setUp(server, {
      prepare: async (chosen) => {
        if (chosen.name === 'rusak.jpg') throw new Error('This browser draws nothing');
        return { name: chosen.name, content: chosen };
      },
    });

    await queue.add([file('rusak.jpg', 33), file('b.pdf', 7)]);
    await until(queue, ['rusak.jpg done', 'b.pdf done']);
    expect([...server.received.values()].map((parts) => parts.map(({ size }) => size))).toEqual([[33], [7]]);
  });

  it('is nowhere where it was taken back meanwhile', async () => {
    let finish: () => void = () => undefined;
    const { queue, ports, calls } = setUp(createUploadServer(), {
      prepare: (chosen) => new Promise((resolve) => (finish = () => resolve({ name: chosen.name, content: chosen }))),
    });
    const added = queue.add([file('a.pdf')]);
    expect(states(queue)).toEqual(['a.pdf preparing']);
    queue.remove('id-1');
    finish();
    await added;

    expect([states(queue), await ports.shelf.list('tiket'), calls()]).toEqual([[], [], []]);
  });
});

describe('a file that the server does not take', () => {
  it.each([
    { status: 413, again: 'pointless' },
    { status: 415, again: 'pointless' },
    { status: 422, again: 'pointless' },
    { status: 403, again: 'possible' },
  ])('at its end with $status: another try is $again', async ({ status, again }) => {
    const server = createUploadServer({ refuse: () => refusal(status) });
    const { queue } = setUp(server);
    await queue.add([file('a.pdf')]);
    await until(queue, ['a.pdf failed']);

    expect(queue.getSnapshot()).toEqual([
      { id: 'id-1', name: 'a.pdf', size: 10, state: 'failed', error: refusal(status), again },
    ]);
  });

  it('is sent whole once it is tried again and taken', async () => {
    let answer: 'refuse' | 'take' = 'refuse';
    const { queue } = setUp(createUploadServer({ refuse: () => (answer === 'refuse' ? refusal(403) : null) }));
    await queue.add([file('a.pdf')]);
    await until(queue, ['a.pdf failed']);
    answer = 'take';
    queue.retry('id-1');

    await until(queue, ['a.pdf done']);
    expect(queue.getSnapshot()).toEqual([expect.objectContaining({ id: 'id-1', size: 10, state: 'done' })]);
  });

  it('is not even begun where it is larger than any may be', async () => {
    const { queue, calls } = setUp(createUploadServer(), {
      prepare: async (chosen) => ({
        name: chosen.name,
        content: Object.defineProperty(new Blob(), 'size', { value: fileLimits.maxSize + 1 }),
      }),
    });
    await queue.add([file('besar.pdf')]);

    await until(queue, ['besar.pdf failed']);
    expect(queue.getSnapshot()).toEqual([expect.objectContaining({ state: 'failed', again: 'pointless' })]);
    expect(calls()).toEqual([]);
  });
});

describe('a queue of files', () => {
  it('sends two at once, and the next as soon as one is taken off', async () => {
    const server = createUploadServer({ fateOf: () => new Promise(() => undefined) });
    const { queue } = setUp(server);
    await queue.add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)));
    expect(states(queue)).toEqual(['a.pdf sending', 'b.pdf sending', 'c.pdf waiting', 'd.pdf waiting']);
    queue.remove('id-1');

    expect(states(queue)).toEqual(['b.pdf sending', 'c.pdf sending', 'd.pdf waiting']);
  });

  it('asks the server to drop what it has begun with, not what it has never heard of', async () => {
    const server = createUploadServer({ fateOf: () => new Promise(() => undefined) });
    const { queue, calls } = setUp(server);
    await queue.add(['a', 'b', 'c'].map((name) => file(`${name}.pdf`)));
    queue.remove('id-3');
    queue.remove('id-1');

    expect(calls().flatMap(({ name, input }) => (name === 'deleteUpload' ? [input] : []))).toEqual([
      { params: { uploadId: 'id-1' } },
    ]);
  });

  it('hands over what has not arrived, and keeps it until that is taken', async () => {
    const server = createUploadServer({
      fateOf: (_, name) => (name === 'a.pdf' ? 'arrives' : new Promise(() => undefined)),
    });
    const { queue, ports } = setUp(server, { keepLocation: true });
    const [first, second] = [file('a.pdf'), file('b.pdf', 20)];
    await queue.add([first, second]);
    await until(queue, ['a.pdf done', 'b.pdf sending']);

    expect(queue.handOver()).toEqual([{ id: 'id-2', name: 'b.pdf', content: second, keepLocation: true }]);
    expect((await ports.shelf.list('tiket')).map(({ id }) => id)).toEqual(['id-1', 'id-2']);
    await queue.release(['id-1']);
    expect([states(queue), (await ports.shelf.list('tiket')).map(({ id }) => id)]).toEqual([
      ['b.pdf sending'],
      ['id-2'],
    ]);
  });

  it('takes nothing of another field from the shelf, and nothing twice', async () => {
    const shelf = createMemoryShelf();
    await shelf.put({ id: 'x', scope: 'lain', name: 'x.pdf', content: file('x.pdf'), file: null });
    const { queue } = setUp(createUploadServer({ fateOf: () => new Promise(() => undefined) }), { shelf });
    await queue.add([file('a.pdf')]);
    await queue.restore();
    await queue.restore();

    expect(states(queue)).toEqual(['a.pdf sending']);
  });
});
