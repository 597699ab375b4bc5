import { createServer, type Socket } from 'node:net';
import type { IncomingMessage, Server } from 'node:http';
import type { Aedes } from 'aedes';
import { WebSocketServer } from 'ws';
import type { KnowsHost } from '../http/known-hosts.ts';
import { CoalescingStream } from './coalescing-stream.ts';
import { tcpPort, webSocketPort } from './frame-port.ts';
import { mayConnect } from './page-origin.ts';

export const livePath = '/mqtt';

/** A frame may hold several packets; more than this at once no honest client sends. */
const maxFrameBytes = 262_144;

export interface LiveSockets {
  readonly attach: (server: Server) => void;
  /** Resolves with the port it got. */
  readonly listenTcp: (port: number, host: string) => Promise<number>;
  /** Takes no more connections. */
  refuse(): void;
  /** Ends those that the broker did not: whoever has not said who they are. */
  close(): Promise<void>;
}

/** `origins`: those, beside the request's own host, from which a page may connect; `knowsHost`: see there. */
export function createLiveSockets(aedes: Aedes, origins: readonly string[], knowsHost: KnowsHost): LiveSockets {
  const webSockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });
  const tcp = createServer((socket) => void aedes.handle(new CoalescingStream(tcpPort(socket))));
  const detachers: (() => void)[] = [];
  const tcpSockets = new Set<Socket>();
  let tcpClosed = Promise.resolve();
  tcp.on('connection', (socket) => {
    tcpSockets.add(socket);
    socket.once('close', () => tcpSockets.delete(socket));
  });

  function upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const refused = knowsHost(request) ? refusalOf(request, origins) : '421 Misdirected Request';
    if (refused !== null) {
      socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      aedes.handle(new CoalescingStream(webSocketPort(webSocket)), request);
    });
  }

  function refuse(): void {
    for (const detach of detachers.splice(0)) detach();
    if (tcp.listening) tcpClosed = new Promise<void>((resolve) => tcp.close(() => resolve()));
  }

  return {
    attach(server) {
      server.on('upgrade', upgrade);
      detachers.push(() => server.off('upgrade', upgrade));
    },
    listenTcp: (port, host) =>
      new Promise((resolve, reject) => {
        tcp.once('error', reject);
        tcp.listen(port, host, () => {
          tcp.off('error', reject);
          const address = tcp.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    refuse,
    async close() {
      refuse();
      for (const webSocket of webSockets.clients) if (webSocket.readyState === webSocket.OPEN) webSocket.terminate();
      for (const socket of tcpSockets) if (!socket.writableEnded) socket.destroy();
      const webClosed = new Promise<void>((resolve) => webSockets.close(() => resolve()));
      await Promise.all([tcpClosed, webClosed]);
    },
  };
}

function refusalOf(request: IncomingMessage, origins: readonly string[]): string | null {
  const path = request.url?.split('?', 1)[0];
  if (path !== livePath) return '404 Not Found';
  const offered = request.headers['sec-websocket-protocol']?.split(',').map((name) => name.trim()) ?? [];
  if (!offered.includes('mqtt')) return '400 Bad Request';
  const { host, origin } = request.headers;
  return mayConnect(origin, host, origins) ? null : '403 Forbidden';
}
