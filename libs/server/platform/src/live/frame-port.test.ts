import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type FramePort, tcpPort, webSocketPort } from './frame-port.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  // A server that listens on a port has such an address.
  return (server.address() as AddressInfo).port;
}
function heardBy(port: FramePort) {
  const heard: string[] = [];
  port.listen({
    data: (chunk) => void heard.push(chunk.toString()),
    closed: () => void heard.push('closed'),
    failed: (error) => void heard.push(`failed: ${error.message}`),
  });
  return heard;
}

describe('a connection of plain TCP', () => {
  async function open() {
    const accepted = Promise.withResolvers<Socket>();
    const port = await listen(createServer((socket) => accepted.resolve(socket)));
    const peer = connect(port, '127.0.0.1');
    closers.unshift(() => peer.destroy());
    const own = tcpPort(await accepted.promise);
    return { own, peer, heard: heardBy(own) };
  }

  it('carries what is sent both ways', async () => {
    const { own, peer, heard } = await open();
    const sent = Promise.withResolvers<unknown>();
    const arrived = once(peer, 'data');

    own.send(Buffer.from('halo'), sent.resolve);
    peer.write('balik');

    expect([String((await arrived)[0]), (await sent.promise) ?? null]).toEqual(['halo', null]);
    await expect.poll(() => heard).toEqual(['balik']);
    expect(own.backlogBytes).toBe(0);
  });

  it('hands nothing on while it is paused, and all of it after', async () => {
    const { own, peer, heard } = await open();
    own.pause();
    const written = new Promise<void>((resolve) => void peer.write('tunggu', () => resolve()));
    await written;
    const paused = [...heard];

    own.resume();

    await expect.poll(() => heard).toEqual(['tunggu']);
    expect(paused).toEqual([]);
  });

  it('sends what is waiting before it ends, and says that it has ended', async () => {
    const { own, peer, heard } = await open();
    const parts: string[] = [];
    peer.on('data', (part) => void parts.push(String(part)));

    own.send(Buffer.from('akhir'), () => undefined);
    own.close();

    await once(peer, 'close');
    expect(parts).toEqual(['akhir']);
    await expect.poll(() => heard).toEqual(['closed']);
  });
});

describe('a connection of a websocket', () => {
  async function open() {
    const server = createHttpServer();
    const sockets = new WebSocketServer({ server });
    const accepted = Promise.withResolvers<WebSocket>();
    sockets.on('connection', (socket) => accepted.resolve(socket));
    const port = await listen(server);
    closers.unshift(() => sockets.close());
    const peer = new WebSocket(`ws://127.0.0.1:${port}`);
    closers.unshift(() => peer.terminate());
    await once(peer, 'open');
    const own = webSocketPort(await accepted.promise);
    return { own, peer, heard: heardBy(own) };
  }

  it('carries frames of bytes, and fails at one of text (MQTT-6.0.0-1)', async () => {
    const { peer, heard } = await open();

    peer.send(Buffer.from('bytes'));
    peer.send('text');

    await expect.poll(() => heard).toEqual(['bytes', 'failed: MQTT needs binary frames']);
  });

  it('is closed with the code of an ordinary end, also while it is paused', async () => {
    const { own, peer, heard } = await open();
    own.pause();

    own.close();

    expect((await once(peer, 'close'))[0]).toBe(1000);
    await expect.poll(() => heard).toEqual(['closed']);
  });
});
