import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { openServer } from './server.ts';
import { openTestServer } from './testing/test-server.ts';

const log = pino({ level: 'silent' });
const open = (environment: Record<string, string>, demo = false) =>
  openServer({ config: readConfig(environment, { isRoot: false, cwd: '/nowhere' }), log, demo, web: null });
const faultOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'none',
    (error: unknown) => (error instanceof StartupError ? error.message.split('\n')[1] : String(error)),
  );

describe('the server', () => {
  it('answers on the address it tells, ready when it tells it', async () => {
    const server = await openTestServer({}, { web: null });

    const ready = await fetch(`${server.url}/readyz`);
    const session = await fetch(`${server.url}/api/_auth/session`);

    expect(await ready.json()).toEqual({ status: 'ready', checks: { database: 'ok', live: 'ok', accepting: 'ok' } });
    expect(session.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await server.close();
  });

  it('takes plain MQTT where MQTT_TCP_PORT asks for it, and not otherwise', async () => {
    const without = await openTestServer({}, { web: null });
    const server = await openTestServer({ MQTT_TCP_PORT: '0' }, { web: null });

    expect(without.mqttTcpPort).toBe(null);
    const socket = connect(server.mqttTcpPort ?? 0, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();

    await Promise.all([without.close(), server.close()]);
  });

  it('finishes the answers under way before it stops, and then refuses connections', async () => {
    const server = await openTestServer({}, { web: null });
    // A body that comes slowly keeps the call under way while the server is told to stop.
    const call = httpRequest(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const answered = once(call, 'response');
    call.write('{"email":"a@b.co",');
    await fetch(`${server.url}/healthz`);

    const closing = server.close();
    call.end('"password":"wrong"}');
    const [response] = (await answered) as [{ statusCode: number; resume(): void }];
    response.resume();
    await closing;

    expect(response.statusCode).toBe(401);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('says in one sentence that its port is in use, before it starts anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };

    const sentence = await faultOf(open({ PORT: String(port), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }));
    other.close();

    expect(sentence).toBe(`Port ${port} is in use by another program; stop it or choose another port with PORT.`);
  });

  it('says in one sentence that it cannot listen on its host', async () => {
    expect(await faultOf(open({ PORT: '0', HOST: '192.0.2.1' }))).toBe(
      'Imah cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL); check HOST and PORT.',
    );
  });

  it('says in one sentence that DATABASE_URL leads nowhere, without its password', async () => {
    const sentence = await faultOf(open({ PORT: '0', DATABASE_URL: 'postgres://imah:hunter2@127.0.0.1:1/none' }));

    expect(sentence).toBe(
      'The database 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1); check DATABASE_URL.',
    );
  });

  it('says in one sentence that S3_URL leads nowhere, before it starts anything', async () => {
    const environment = {
      PORT: '0',
      S3_URL: 'http://kunci:hunter2@127.0.0.1:2/berkas',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    };

    expect(await faultOf(open(environment))).toBe(
      'The file store http://127.0.0.1:2/berkas cannot be written and read (ECONNREFUSED); check S3_URL.',
    );
  });

  it('shows the demonstration to nobody but this computer', async () => {
    expect(await faultOf(open({ PORT: '0', HOST: '0.0.0.0' }, true))).toContain(
      'HOST must be 127.0.0.1, ::1 or localhost, not "0.0.0.0"',
    );
  });
});
