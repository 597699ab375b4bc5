import { request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** The status of a call that names another host than it is sent to; `fetch` would not let us. */
function statusOf(server: TestServer, host: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    ask({ hostname, port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** `open`, or the status with which the live channel refused. */
function live(server: TestServer, host: string): Promise<'open' | number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/mqtt`, 'mqtt', { headers: { host } });
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
    socket.on('error', reject);
  });
}

describe.each([
  {
    name: 'with the demonstration',
    environment: {},
    demo: true,
    answered: ['localhost', '127.0.0.1', '127.0.0.2', '[::1]'],
    refused: ['evil.example', '192.168.1.7', 'localhost.evil.example'],
  },
  {
    name: 'with a public address',
    environment: { PUBLIC_URL: 'https://gedung.example', PUBLIC_API_BASE: 'https://api.gedung.example' },
    demo: false,
    answered: ['gedung.example', 'GEDUNG.example', 'api.gedung.example', 'localhost', '127.0.0.1'],
    refused: ['evil.example', 'gedung.example.evil.example', '192.168.1.7'],
  },
])('the names the server answers to $name', ({ environment, demo, answered, refused }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(environment, { web: null, demo });
  }, 120_000);
  afterAll(() => server.close());
  const portOf = (host: string) =>
    host.toLowerCase().includes('gedung') ? host : `${host}:${new URL(server.url).port}`;

  it.each(answered)('answers to %s, by HTTP and on the live channel', async (host) => {
    expect([await statusOf(server, portOf(host), '/api/_auth/session'), await live(server, portOf(host))]).toEqual([
      200,
      'open',
    ]);
  });

  it.each(refused)('does not answer to %s, which may be anybody’s name for this computer', async (host) => {
    expect([
      await statusOf(server, portOf(host), '/api/_auth/session'),
      await statusOf(server, portOf(host), '/_demo/mail'),
      await live(server, portOf(host)),
    ]).toEqual([421, 421, 421]);
  });

  it('tells a probe by any name whether it lives: that is no secret', async () => {
    expect(await statusOf(server, '10.1.2.3:8080', '/healthz')).toBe(200);
  });
});
