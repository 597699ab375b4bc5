// A broker that floods one browser, over the plain websocket stream or over ours, chosen by the path it connects to.
import { Aedes } from 'aedes';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { CoalescingStream } from '../../apps/server/src/live/coalescing-stream.ts';
import { webSocketPort } from '../../apps/server/src/live/frame-port.ts';
import { workspaceRoot } from '../run/workspace.ts';

const client = readFileSync(`${workspaceRoot}node_modules/mqtt/dist/mqtt.esm.js`);
const page = '<!doctype html><title>flood</title>';
const topics = Array.from({ length: 50 }, (_, index) => `bench/${index}`);

const broker = await Aedes.createBroker();
const http = createServer((request, response) => {
  if (request.url === '/mqtt.js') response.setHeader('content-type', 'text/javascript').end(client);
  else response.setHeader('content-type', 'text/html').end(page);
});
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, handleProtocols: () => 'mqtt' });

http.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (ws) => {
    const stream = request.url === '/coalesced' ? new CoalescingStream(webSocketPort(ws)) : createWebSocketStream(ws);
    stream.on('error', () => undefined);
    broker.handle(stream, request);
  });
});

process.on('message', ({ perSecond, seconds }: { perSecond: number; seconds: number }) => {
  const started = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const elapsed = (performance.now() - started) / 1000;
    const due = Math.floor(Math.min(elapsed, seconds) * perSecond);
    for (; sent < due; sent += 1) publish(sent);
    if (elapsed < seconds) return;
    clearInterval(timer);
    process.send?.({ sent });
  }, 2);
});

function publish(number: number): void {
  const payload = JSON.stringify({
    ts: { value: Date.now() },
    values: { value: number, voltage: 221.4, current: 3.2 },
    status: 'online',
  });
  broker.publish(
    { cmd: 'publish', topic: topics[number % topics.length] ?? 'bench/0', payload, qos: 0, retain: false, dup: false },
    () => undefined,
  );
}

http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
