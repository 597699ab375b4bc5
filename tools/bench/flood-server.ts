// A broker that floods one browser, with a frame for each packet or with ours, chosen by the path it connects to.
import { Aedes } from 'aedes';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { CoalescingStream, webSocketPort } from '@imah/server-platform/live';
import { countingMetric, floodDevices, floodFleet, topicsOf } from './flood-building.ts';
import { onePacketStream } from './one-packet-stream.ts';

const [folder = ''] = process.argv.slice(2);
// What React calls at every commit has to stand before React is loaded.
const page = `<!doctype html><title>flood</title><body>
<script>
  globalThis.commits = 0;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (globalThis.commits += 1),
    onCommitFiberUnmount: () => undefined,
  };
</script>
<script type="module" src="/live.js"></script>`;

const broker = await Aedes.createBroker();
const http = createServer((request, response) => {
  if (request.url === '/') {
    response.setHeader('content-type', 'text/html').end(page);
    return;
  }
  readFile(join(folder, request.url ?? '')).then(
    (file) => response.setHeader('content-type', 'text/javascript').end(file),
    () => response.writeHead(404).end(),
  );
});
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, handleProtocols: () => 'mqtt' });

http.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (ws) => {
    const stream = request.url === '/coalesced' ? new CoalescingStream(webSocketPort(ws)) : onePacketStream(ws);
    stream.on('error', () => undefined);
    broker.handle(stream, request);
  });
});

// The broker works through what waits by calling itself, and more would be too deep.
const mostUnderWay = 90;
let underWay = 0;
let sent = 0;
let due = 0;
let topics = topicsOf(floodDevices);

interface Order {
  readonly perSecond: number;
  readonly seconds: number;
  /** How many take turns in reporting; the flood's own fifty unless told. */
  readonly devices?: number;
}

process.on('message', ({ devices, perSecond, seconds }: Order) => {
  topics = topicsOf(devices === undefined ? floodDevices : floodFleet(devices));
  const started = performance.now();
  const first = sent;
  const timer = setInterval(() => {
    const elapsed = (performance.now() - started) / 1000;
    due = first + Math.floor(Math.min(elapsed, seconds) * perSecond);
    pump();
    if (elapsed < seconds) return;
    clearInterval(timer);
    due = sent;
    process.send?.({ sent });
  }, 2);
});

function pump(): void {
  while (sent < due && underWay < mostUnderWay) publish();
}

function publish(): void {
  sent += 1;
  underWay += 1;
  const now = Date.now();
  // Each message has a time of its own, as each report of a device has. Joined by hand: the sender is not measured.
  const ts = now + sent;
  const payload = `{"status":"online","values":{"${countingMetric}":${sent},"voltage":221.4},"ts":{"${countingMetric}":${ts},"voltage":${ts}},"lastSeenAt":${now}}`;
  const topic = topics[sent % topics.length] ?? '';
  broker.publish({ cmd: 'publish', topic, payload, qos: 0, retain: false, dup: false }, () => {
    underWay -= 1;
    if (underWay === 0) setImmediate(pump);
  });
}

http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
