import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/index.ts';
import { createTcpListener, type TcpListener } from './tcp-listener.ts';
import { ownIdentity } from './tls-identity.ts';

const limits = { open: 50, openPerAddress: 2, handshakeMs: 200 };

let folder: string;
let taken: Socket[];
let opened: TcpListener | null;
beforeEach(async () => {
  folder = await makeTestFolder();
  taken = [];
  opened = null;
});
afterEach(async () => {
  const closed = opened?.refuse();
  opened?.destroy();
  await closed;
  await rm(folder, { recursive: true, force: true });
});

const identityOf = (host: string) => ownIdentity({ folder: `${folder}/${host}`, host, now: Date.now() });

async function open(identity: Parameters<typeof createTcpListener>[1]): Promise<number> {
  opened = createTcpListener((socket) => void taken.push(socket), identity, limits);
  return opened.listen(0, '127.0.0.1');
}

describe('a listener of plain TCP', () => {
  it('takes no more connections of one address than it may hold, and one again when another has gone', async () => {
    const port = await open(null);
    const first = connect(port, '127.0.0.1');
    const second = connect(port, '127.0.0.1');
    await Promise.all([once(first, 'connect'), once(second, 'connect')]);
    await expect.poll(() => taken.length).toBe(2);

    const third = connect(port, '127.0.0.1');
    third.on('error', () => undefined);
    await once(third, 'close');
    expect(taken).toHaveLength(2);

    first.destroy();
    await once(taken[0] as Socket, 'close');
    const fourth = connect(port, '127.0.0.1');
    await expect.poll(() => taken.length).toBe(3);
    for (const socket of [second, fourth]) socket.destroy();
  });

  it('resolves its end when the last connection has gone', async () => {
    const port = await open(null);
    const client = connect(port, '127.0.0.1');
    client.on('error', () => undefined);
    await expect.poll(() => taken.length).toBe(1);

    const closed = opened?.refuse();
    opened?.destroy();

    await closed;
    await once(client, 'close');
    expect(taken[0]?.destroyed).toBe(true);
  });
});

describe('a listener over TLS', () => {
  it('shows whoever comes after a renewal the new certificate, and cuts nobody off', async () => {
    const [before, after] = await Promise.all([identityOf('lama.example'), identityOf('baru.example')]);
    const port = await open(before);
    const dial = async (ca: string, servername: string) => {
      const socket = connectTls({ port, host: '127.0.0.1', ca, servername });
      await once(socket, 'secureConnect');
      return socket;
    };
    const early = await dial(before.cert, 'lama.example');

    opened?.renew(after);

    const late = await dial(after.cert, 'baru.example');
    expect(late.getPeerCertificate().subject.CN).toBe('baru.example');
    expect(early.destroyed).toBe(false);
    await expect.poll(() => taken.length).toBe(2);
    for (const socket of [early, late]) socket.destroy();
  });

  it('speaks nothing older than TLS 1.2', async () => {
    const identity = await identityOf('gedung.example');
    const port = await open(identity);

    const socket = connectTls({
      port,
      host: '127.0.0.1',
      ca: identity.cert,
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
    });
    const [error] = (await once(socket, 'error')) as [Error];

    expect(error.message).toMatch(/protocol|alert/i);
    expect(taken).toEqual([]);
  });

  it('counts connections that have not shaken hands, and ends those that never do', async () => {
    const port = await open(await identityOf('gedung.example'));
    const silent = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of silent) socket.on('error', () => undefined);
    await Promise.all(silent.map((socket) => once(socket, 'connect')));

    const third = connect(port, '127.0.0.1');
    third.on('error', () => undefined);
    await once(third, 'close');

    await Promise.all(silent.map((socket) => once(socket, 'close')));
    expect(taken).toEqual([]);
  });
});
