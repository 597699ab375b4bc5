import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { isApiError } from './core/api-error.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** A server that keeps what it was sent. */
async function serve({ status = 200, type, body }: Answer) {
  const seen: { type: string | undefined; length: string | undefined; bytes: readonly number[] }[] = [];
  const server = createServer((request, response) => {
    const { 'content-type': sentType, 'content-length': length } = request.headers;
    void buffer(request).then((bytes) => {
      seen.push({ type: sentType, length, bytes: [...bytes] });
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return { seen, client: createApiClient({ baseUrl: `http://127.0.0.1:${port}` }) };
}

const upload = JSON.stringify({ data: { id: 'u', name: 'a.bin', size: 4, offset: 4 } });
const four = Uint8Array.of(1, 2, 250, 0);
const inTheMiddle = new Uint8Array([9, 9, ...four, 9]).subarray(2, 6);

it.each([
  ['a Uint8Array', () => four],
  ['a view of a larger buffer', () => inTheMiddle],
  ['a Buffer', () => Buffer.from(four)],
  ['a DataView', () => new DataView(four.buffer)],
  ['an ArrayBuffer', () => four.slice().buffer],
  ['a Blob', () => new Blob([four], { type: 'image/png' })],
  ['a stream', () => new Blob([four]).stream()],
] as const)('sends %s as its bytes', async (_, body) => {
  const { client, seen } = await serve({ type: 'application/json', body: upload });

  await client.sendUploadPart({ params: { uploadId: 'u' }, query: { offset: 0 }, body: body() });

  expect(seen).toEqual([{ type: 'application/octet-stream', length: '4', bytes: [1, 2, 250, 0] }]);
});

it('tells bytes that cannot be read, and sends nothing', async () => {
  const { client, seen } = await serve({ type: 'application/json', body: upload });
  const reason = new Error('the disk is gone');
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(reason) });

  await expect(client.sendUploadPart({ params: { uploadId: 'u' }, query: { offset: 0 }, body })).rejects.toMatchObject({
    kind: 'invalid-call',
    cause: reason,
  });
  expect(seen).toEqual([]);
});

it.each(['downloadFile', 'downloadPreview', 'downloadBill', 'exportTickets'] as const)(
  '%s answers a Blob of the type that the server says',
  async (name) => {
    const { client } = await serve({ type: 'image/png', body: four });
    const calls = {
      downloadFile: () => client.downloadFile({ params: { fileId: 'f' } }),
      downloadPreview: () => client.downloadPreview({ params: { fileId: 'f', size: 'small' } }),
      downloadBill: () => client.downloadBill({ params: { billId: 'b' }, query: { language: 'en' } }),
      exportTickets: () => client.exportTickets({ params: { buildingId: 'b' }, query: { format: 'csv' } }),
    };

    const blob = await calls[name]();

    expect([blob.type, [...new Uint8Array(await blob.arrayBuffer())]]).toEqual(['image/png', [...four]]);
  },
);

it('an empty file and one of JSON are files too', async () => {
  const empty = await serve({ type: 'text/plain', body: '' });
  const json = await serve({ type: 'application/json', body: '{"a":1}' });

  expect((await empty.client.downloadFile({ params: { fileId: 'f' } })).size).toBe(0);
  expect(await (await json.client.downloadFile({ params: { fileId: 'f' } })).text()).toBe('{"a":1}');
});

it('reads why a file is refused', async () => {
  const body = JSON.stringify({ code: 'TIDAK_DITEMUKAN', message: 'Data tidak ditemukan.' });
  const { client } = await serve({ status: 404, type: 'application/problem+json', body });

  const error: unknown = await client.downloadFile({ params: { fileId: 'f' } }).catch((reason: unknown) => reason);

  expect(isApiError(error) && [error.kind, error.code, error.message]).toEqual([
    'not-found',
    'TIDAK_DITEMUKAN',
    'Data tidak ditemukan.',
  ]);
});

it('a page of HTML in the place of a file, as a hotspot sends it, is an error and no file', async () => {
  const { client } = await serve({ type: 'text/html', body: '<h1>Login WiFi</h1>' });

  await expect(client.downloadFile({ params: { fileId: 'f' } })).rejects.toMatchObject({
    kind: 'server',
    code: 'NOT_BYTES',
    data: '<h1>Login WiFi</h1>',
  });
});
