import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import type { ApiClientOptions } from './core/create-call.ts';
import { ApiError } from './core/api-error.ts';
import type { Clock } from './core/clock.ts';
import type { UnauthorizedEvent } from './core/unauthorized.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
type Handler = (request: Seen, response: ServerResponse, order: number) => void;

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

async function serve(handler: Handler) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      seen.push(one);
      handler(one, response, seen.length);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { seen, url: `http://127.0.0.1:${port}` };
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Runs every pause at once and notes how long it would have been. */
function eagerClock() {
  const pauses: number[] = [];
  const clock: Clock = {
    now: () => Date.parse('2026-11-20T10:00:00Z'),
    setTimeout: (handler, delayMs) => {
      if (delayMs >= 5000) return null;
      pauses.push(delayMs);
      queueMicrotask(handler);
      return null;
    },
    clearTimeout: () => {},
  };
  return { pauses, clock };
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('the call did not reject with an ApiError', { cause: error });
}

const emptyList = { data: [], meta: { nextCursor: null } };
const buildingId = '01935e4f-7c1a-7b2c-8d3e-4f5a6b7c8d9e';
const options = (url: string, more: ApiClientOptions = {}): ApiClientOptions => ({ baseUrl: url, ...more });

it('fills path, query and body from the contract and answers with the JSON', async () => {
  const server = await serve((_, response) => json(response, 200, emptyList));
  const client = createApiClient(options(`${server.url}/`));

  const answer = await client.listDevices({ params: { buildingId }, query: { limit: 10, cursor: undefined } });

  expect(answer).toEqual(emptyList);
  expect(server.seen[0]).toMatchObject({
    method: 'GET',
    url: `/api/v1/buildings/${buildingId}/devices?limit=10`,
    body: '',
  });
});

it('S-23 sends cookies on all calls, and the bearer only when there is a token', async () => {
  const credentials: unknown[] = [];
  const server = await serve((_, response) => json(response, 200, emptyList));
  let token: string | null = null;
  const client = createApiClient(
    options(server.url, {
      getToken: () => token,
      language: () => 'id',
      fetch: (input, init) => {
        credentials.push(init?.credentials);
        return fetch(input, init);
      },
    }),
  );

  await client.listBuildings();
  token = 'secret-1';
  await client.listBuildings();

  expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer secret-1']);
  expect([server.seen[0]?.headers['accept-language'], server.seen[0]?.headers['imah-language']]).toEqual(['id', 'id']);
  expect(credentials).toEqual(['include', 'include']);
});

it('S-42 logs in at /api/v1/auth/login?web=true with email and password', async () => {
  const session = { data: { user: { id: buildingId, email: 'a@b.id', name: 'A' }, token: 't' } };
  const server = await serve((_, response) => json(response, 200, session));
  const client = createApiClient(options(server.url));

  await expect(client.login({ query: { web: 'true' }, body: { email: 'a@b.id', password: 'p' } })).resolves.toEqual(
    session,
  );

  expect(server.seen[0]).toMatchObject({
    method: 'POST',
    url: '/api/v1/auth/login?web=true',
    body: '{"email":"a@b.id","password":"p"}',
  });
});

it('a 422 problem becomes a validation error with its field errors and request id', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Unprocessable',
    status: 422,
    code: 'VALIDATION_FAILED',
    message: 'Periksa isian Anda',
    requestId: 'req-1',
    errors: { email: ['Email sudah dipakai'] },
  };
  const server = await serve((_, response) =>
    json(response, 422, problem, { 'content-type': 'application/problem+json' }),
  );

  const error = await failure(createApiClient(options(server.url)).forgotPassword({ body: { email: 'x' } }));

  expect(Object.fromEntries([...Object.entries(error), ['message', error.message]])).toEqual({
    name: 'ApiError',
    kind: 'validation',
    status: 422,
    code: 'VALIDATION_FAILED',
    message: 'Periksa isian Anda',
    fieldErrors: { email: ['Email sudah dipakai'] },
    requestId: 'req-1',
    retryAfterSeconds: null,
    data: problem,
  });
});

it.each([
  [400, 'validation'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [410, 'not-found'],
  [429, 'rate-limited'],
  [500, 'server'],
] as const)('status %i is the kind %s', async (status, kind) => {
  const server = await serve((_, response) => response.writeHead(status, { 'x-request-id': 'req-2' }).end('no JSON'));

  const error = await failure(createApiClient(options(server.url)).deleteSession());

  expect([error.kind, error.status, error.code, error.requestId, error.data]).toEqual([
    kind,
    status,
    `HTTP_${status}`,
    'req-2',
    'no JSON',
  ]);
});

it.each([
  ['17', 17],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30],
  ['soon', null],
])('reads Retry-After %s as %s seconds', async (header, seconds) => {
  const server = await serve((_, response) => json(response, 429, {}, { 'retry-after': header }));

  const error = await failure(createApiClient(options(server.url, { clock: eagerClock().clock })).deleteSession());

  expect(error.retryAfterSeconds).toBe(seconds);
});

it('gives up after the time limit, also when the body hangs after the headers', async () => {
  const silent = await serve(() => {});
  const stalled = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":'),
  );

  for (const { url } of [silent, stalled]) {
    const error = await failure(createApiClient(options(url)).getSession({ timeoutMs: 40 }));
    expect([error.kind, error.status, error.code]).toEqual(['timeout', 0, 'TIMEOUT']);
  }
});

it('an aborted call rejects as aborted and closes its connection', async () => {
  const controller = new AbortController();
  let isClosed: Promise<unknown> = Promise.reject(new Error('never asked'));
  isClosed.catch(() => {});
  const server = await serve((_, response) => {
    isClosed = new Promise((resolve) => response.once('close', resolve));
    controller.abort();
  });

  const error = await failure(createApiClient(options(server.url)).listBuildings({ signal: controller.signal }));

  expect(error.kind).toBe('aborted');
  await isClosed;
});

it('an aborted call keeps its reason, and a signal that times out is a time limit', async () => {
  const server = await serve(() => {});
  const client = createApiClient(options(server.url));
  const reason = new Error('the page was left');
  const left = new AbortController();
  const leaving = failure(client.listBuildings({ signal: left.signal }));
  left.abort(reason);

  const errors = [
    await leaving,
    await failure(client.listBuildings({ signal: AbortSignal.abort('twice') })),
    await failure(client.listBuildings({ signal: AbortSignal.timeout(30) })),
  ];

  expect(errors.map(({ kind }) => kind)).toEqual(['aborted', 'aborted', 'timeout']);
  expect([errors[0]?.cause, errors[1]?.cause]).toEqual([reason, 'twice']);
  expect(errors[2]?.cause).toMatchObject({ name: 'TimeoutError' });
});

it('a call with a signal that is aborted already never leaves', async () => {
  const server = await serve((_, response) => json(response, 200, emptyList));

  const error = await failure(createApiClient(options(server.url)).listBuildings({ signal: AbortSignal.abort() }));

  expect([error.kind, server.seen]).toEqual(['aborted', []]);
});

it('repeats a call after a lost connection where the route allows it, with longer pauses', async () => {
  const server = await serve((_, response, order) => (order < 3 ? response.destroy() : json(response, 200, emptyList)));
  const { clock, pauses } = eagerClock();

  await expect(createApiClient(options(server.url, { clock, random: () => 1 })).listBuildings()).resolves.toEqual(
    emptyList,
  );

  expect([server.seen.length, pauses]).toEqual([3, [450, 1800]]);
});

it('S-40 does not repeat a call whose route forbids it, nor any refusal', async () => {
  const server = await serve((request, response) =>
    request.url.includes('_auth') ? response.destroy() : json(response, 500, {}),
  );
  const client = createApiClient(options(server.url, { clock: eagerClock().clock }));

  expect((await failure(client.getSession())).kind).toBe('network');
  expect((await failure(client.listBuildings())).kind).toBe('server');
  expect(server.seen.map(({ url }) => url)).toEqual(['/api/_auth/session', '/api/v1/buildings']);
});

it('a command keeps one Idempotency-Key through its repetitions and a new one for the next call', async () => {
  const server = await serve((_, response, order) =>
    order === 1 ? response.destroy() : json(response, 202, { data: {} }),
  );
  const client = createApiClient(options(server.url, { clock: eagerClock().clock }));
  const input = {
    params: { deviceId: buildingId },
    body: { method: 'set', params: { key: 'power', value: true } },
  } as const;

  await client.sendCommand(input);
  await client.sendCommand(input);
  await client.sendCommand({ ...input, idempotencyKey: 'mine' });

  const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[3]).toBe('mine');
});

it('S-30 reports 401 once for a page of failing calls, and again only after a call has passed', async () => {
  let isSignedIn = false;
  const server = await serve((_, response) => (isSignedIn ? json(response, 200, emptyList) : json(response, 401, {})));
  const events: UnauthorizedEvent[] = [];
  const client = createApiClient(options(server.url, { onUnauthorized: (event) => events.push(event) }));

  await Promise.allSettled([client.listBuildings(), client.whoami(), client.listBuildings()]);
  await failure(client.whoami());
  expect(events.length).toBe(1);

  isSignedIn = true;
  await client.listBuildings();
  isSignedIn = false;
  await failure(client.whoami());

  expect(events.length).toBe(2);
  expect(events[1]).toEqual({ route: 'whoami', path: '/api/v1/auth/whoami' });
});

it('a wrong password at the login is not a lost session', async () => {
  const server = await serve((_, response) => json(response, 401, { code: 'EMAIL_ATAU_SANDI_SALAH' }));
  const events: UnauthorizedEvent[] = [];
  const client = createApiClient(options(server.url, { onUnauthorized: (event) => events.push(event) }));

  const error = await failure(client.login({ body: { email: 'a@b.id', password: 'p' } }));
  expect([error.kind, events]).toEqual(['unauthorized', []]);

  await failure(client.whoami());
  expect(events).toEqual([{ route: 'whoami', path: '/api/v1/auth/whoami' }]);
});

it('an answer without a body is undefined', async () => {
  const server = await serve((_, response, order) => response.writeHead(order === 1 ? 204 : 202).end());
  const client = createApiClient(options(server.url));

  expect([await client.deleteSession(), await client.forgotPassword({ body: { email: 'a@b.id' } })]).toEqual([
    undefined,
    undefined,
  ]);
});

it('a page of HTML in place of JSON, as a hotspot sends it, is an error and not data', async () => {
  const server = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Login WiFi</h1>'),
  );

  const error = await failure(createApiClient(options(server.url)).listBuildings());

  expect([error.kind, error.code, error.status]).toEqual(['server', 'NOT_JSON', 200]);
});

it('refuses to build a path without its parameter: it would name another call', async () => {
  const client = createApiClient(options('http://127.0.0.1:1'));

  const error = await failure(client.getBuilding({ params: { buildingId: '' } }));

  expect([error.kind, error.status, error.code, error.message]).toEqual([
    'invalid-call',
    0,
    'INVALID_CALL',
    '/api/v1/buildings/{buildingId} needs the parameter buildingId',
  ]);
});

it.each(['localhost:8080', 'imah.test', 'ftp://imah.test', 'http://:'])(
  'a base address that cannot be read (%s) is told at once and not tried again',
  async (baseUrl) => {
    const sent: unknown[] = [];
    const { clock, pauses } = eagerClock();
    const fetch = async (input: unknown) => {
      sent.push(input);
      return Response.json(emptyList);
    };

    const error = await failure(createApiClient({ baseUrl, clock, fetch }).listBuildings());

    expect([error.kind, sent, pauses]).toEqual(['invalid-call', [], []]);
    expect(error.message).toContain(`“${baseUrl}”`);
  },
);

it('an empty base and a path are left to the page', async () => {
  const sent: unknown[] = [];
  const fetch = async (input: unknown) => {
    sent.push(input);
    return Response.json(emptyList);
  };

  await createApiClient({ baseUrl: '', fetch }).listBuildings();
  await createApiClient({ baseUrl: '/behind/a/proxy', fetch }).listBuildings();

  expect(sent).toEqual(['/api/v1/buildings', '/behind/a/proxy/api/v1/buildings']);
});

it('an unreachable server is a network error that knows its cause', async () => {
  const error = await failure(createApiClient(options('http://127.0.0.1:1')).getSession());

  expect([error.kind, error.status, error.cause instanceof Error]).toEqual(['network', 0, true]);
});

it('what a call takes and gives is the contract’s', () => {
  const client = createApiClient({ baseUrl: '' });
  const compileOnly = async () => {
    // @ts-expect-error the path needs a building
    await client.getBuilding();
    // @ts-expect-error a body of another shape
    await client.login({ body: { mail: 'a' } });
    // @ts-expect-error no such field in the answer
    (await client.listBuildings()).data[0]?.nama satisfies unknown;
    (await client.listBuildings()).data[0]?.name satisfies string | undefined;
  };
  expect(typeof compileOnly).toBe('function');
});
