import { readFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig, StartupError } from '@imah/server-platform/config';
import { createPool } from '@imah/server-platform/database';
import { livePath } from '@imah/server-platform/live';
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

    expect(await ready.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', storage: 'ok', live: 'ok', accepting: 'ok' },
    });
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

  it('takes MQTT over TLS where MQTT_TLS_PORT asks for it, with a certificate of its own', async () => {
    const server = await openTestServer({ MQTT_TLS_PORT: '0' }, { web: null });
    const cert = await readFile(join(server.dataDir, 'mqtt/certificate.pem'), 'utf8');

    const socket = connectTls({ port: server.mqttTlsPort ?? 0, host: '127.0.0.1', ca: cert, servername: 'localhost' });
    await once(socket, 'secureConnect');

    expect(socket.authorized).toBe(true);
    socket.destroy();
    await server.close();
  });

  it('ends the start with one sentence where the certificate is none', async () => {
    const opened = openTestServer(
      { MQTT_TLS_PORT: '0', MQTT_TLS_CERT: '/nowhere/cert.pem', MQTT_TLS_KEY: '/nowhere/key.pem' },
      { web: null },
    );

    await expect(opened).rejects.toThrow('/nowhere/cert.pem cannot be used (ENOENT); check MQTT_TLS_CERT');
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

  it('ends with a websocket open that never said who it is, without waiting for it', async () => {
    const server = await openTestServer({}, { web: null });
    const silent = new WebSocket(server.url.replace('http', 'ws') + livePath, 'mqtt');
    const closed = once(silent, 'close');
    await once(silent, 'open');

    await server.close();

    expect((await closed)[0]).toBe(1006);
  });

  it('cuts a request whose body never comes whole', async () => {
    const server = await openTestServer({}, { web: null, arrivalMs: 300 });
    const call = httpRequest(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    });
    const answered = once(call, 'response');
    call.on('error', () => undefined);
    call.write('{');

    const [response] = (await answered) as [{ statusCode: number; resume(): void }];
    response.resume();

    expect(response.statusCode).toBe(408);
    await server.close();
  });

  it('asks its probes and the live channel on connections of their own, with all others in use', async () => {
    const server = await openTestServer({}, { web: null });
    // Whoever holds this lock keeps every call that waits for it, and its connection with it.
    const blocker = await createPool(server.database.url, { max: 1 }).connect();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE session IN ACCESS EXCLUSIVE MODE');
    const stuck = Array.from({ length: 12 }, () =>
      fetch(`${server.url}/api/_auth/session`, { headers: { authorization: 'Bearer nobody-knows-this-token' } }),
    );
    const waiting = () =>
      server.database.db
        .selectNoFrom(() => sql<number>`(SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock')`.as('n'))
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await waiting()).n).toBeGreaterThan(0);

    const ready = await fetch(`${server.url}/readyz`);
    const metrics = await fetch(`${server.url}/metrics`);

    expect([ready.status, metrics.status]).toEqual([200, 200]);
    expect(await metrics.text()).toContain('imah_database_connections{pool="live",state="max"} 4');
    await blocker.query('ROLLBACK');
    blocker.release(true);
    expect(new Set((await Promise.all(stuck)).map(({ status }) => status))).toEqual(new Set([200]));
    await server.close();
  });

  it('does long work on connections of its own: what is urgent by the clock never waits for one of those', async () => {
    const server = await openTestServer({}, { web: null });
    const blocker = await createPool(server.database.url, { max: 1 }).connect();
    const watcher = createPool(server.database.url, { max: 1 });
    await blocker.query(`INSERT INTO pgboss.job (name, data) VALUES ('work-on-billing-runs', '{}')`);
    // A transaction sees who is connected as it was at its first look.
    const held = async () => {
      const { rows } = await watcher.query<{ name: string; table: string }>(`
        SELECT DISTINCT a.application_name AS name, l.relation::regclass::text AS table FROM pg_locks l
        JOIN pg_stat_activity a ON a.pid = l.pid WHERE NOT l.granted AND l.locktype = 'relation'`);
      return Object.fromEntries(rows.map(({ name, table }) => [table, name]));
    };

    await blocker.query('BEGIN; LOCK TABLE billing_run_work, online_payment IN ACCESS EXCLUSIVE MODE');
    await expect
      .poll(held, { timeout: 10_000 })
      .toEqual({ billing_run_work: 'imah long', online_payment: 'imah jobs' });

    await watcher.end();
    await blocker.query('ROLLBACK');
    blocker.release(true);
    await server.close();
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
