import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createRealtime, type LogEntry } from '../index.ts';
import { explainRefusal } from './explain-refusal.ts';

const page = 'http://localhost:5173';

function asking(status: number) {
  const asked: string[] = [];
  const ask = async (url: string) => {
    asked.push(url);
    return { status };
  };
  return { asked, ask };
}

it('asks the address of the live channel over HTTP, and says which pages are refused and what to do', async () => {
  const { asked, ask } = asking(403);

  expect(await explainRefusal('wss://imah.contoh.id/mqtt', ask, page)).toBe(
    'the server refuses the live channel to pages of http://localhost:5173 (403); a proxy has to leave Host as the browser sends it (changeOrigin: false)',
  );
  expect(asked).toEqual(['https://imah.contoh.id/mqtt?origin=http%3A%2F%2Flocalhost%3A5173']);
});

it.each([426, 404, 200, 502])('calls nothing a refusal that is answered with %i', async (status) => {
  expect(await explainRefusal('ws://127.0.0.1:8080/mqtt', asking(status).ask, page)).toBe(null);
});

it('asks nobody where there is no page', async () => {
  const { asked, ask } = asking(403);

  expect([await explainRefusal('ws://127.0.0.1:8080/mqtt', ask, ''), asked]).toEqual([null, []]);
});

it('tells a refused handshake of Node apart from a lost connection', async () => {
  const server = createServer();
  server.on('upgrade', (_, socket) =>
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const log: LogEntry[] = [];
  const realtime = createRealtime({
    url: `ws://127.0.0.1:${port}/mqtt`,
    credentials: async () => ({ username: 'a@b.id', password: 'secret' }),
    log: (entry) => log.push(entry),
  });
  const failed = new Promise<void>((resolve) => {
    realtime.connection.subscribe(() => {
      if (realtime.connection.getState() === 'error') resolve();
    });
  });

  realtime.start();
  await failed;
  const { failure } = realtime.connection.getDetail();
  realtime.close();
  server.close();

  expect(failure?.reason).toBe('handshake');
  expect(log.map(({ message }) => message)).toEqual([
    'MQTT error: the server refuses the live channel (403); a proxy has to leave Host as the browser sends it (changeOrigin: false)',
  ]);
});
