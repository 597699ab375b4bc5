import type { Socket } from 'node:net';
import type { IncomingMessage, Server } from 'node:http';
import type { Aedes } from 'aedes';
import { WebSocketServer } from 'ws';
import type { KnowsHost } from '../http/known-hosts.ts';
import { CoalescingStream } from './coalescing-stream.ts';
import { tcpPort, webSocketPort } from './frame-port.ts';
import { mayConnect } from './page-origin.ts';
import { createTcpListener, type TcpListener } from './tcp-listener.ts';
import type { TlsIdentity } from './tls-identity.ts';

export const livePath = '/mqtt';

/** A frame may hold several packets; more than this at once no honest client sends. */
const maxFrameBytes = 262_144;

export interface LiveSockets {
  readonly attach: (server: Server) => void;
  /** Resolves with the port it got. */
  readonly listenTcp: (port: number, host: string) => Promise<number>;
  readonly listenTls: (port: number, host: string, identity: TlsIdentity) => Promise<TlsListening>;
  /** Takes no more connections. */
  refuse(): void;
  /** Ends those that the broker did not: whoever has not said who they are. */
  close(): Promise<void>;
}

/** Where devices are listened to over TLS, and how they are shown another certificate from now on. */
export interface TlsListening {
  readonly port: number;
  readonly renew: (identity: TlsIdentity) => void;
}

/** `origins`: those, beside the request's own host, from which a page may connect; `knowsHost`: see there. */
export function createLiveSockets(aedes: Aedes, origins: readonly string[], knowsHost: KnowsHost): LiveSockets {
  const webSockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
    handleProtocols: (offered) => (offered.has('mqtt') ? 'mqtt' : false),
  });
  const detachers: (() => void)[] = [];
  const listeners: TcpListener[] = [];

  function openListener(identity: TlsIdentity | null): TcpListener {
    const listener = createTcpListener((socket) => void aedes.handle(new CoalescingStream(tcpPort(socket))), identity);
    listeners.push(listener);
    return listener;
  }

  function upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const refused = knowsHost(request) ? refusalOf(request, origins) : '421 Misdirected Request';
    if (refused !== null) {
      socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      aedes.handle(new CoalescingStream(webSocketPort(webSocket, socket.remoteAddress)), request);
    });
  }

  let refused: Promise<unknown> = Promise.resolve();
  function refuse(): void {
    for (const detach of detachers.splice(0)) detach();
    refused = Promise.all(listeners.map((listener) => listener.refuse()));
  }

  return {
    attach(server) {
      server.on('upgrade', upgrade);
      detachers.push(() => server.off('upgrade', upgrade));
    },
    listenTcp: (port, host) => openListener(null).listen(port, host),
    async listenTls(port, host, identity) {
      const listener = openListener(identity);
      return { port: await listener.listen(port, host), renew: listener.renew };
    },
    refuse,
    async close() {
      refuse();
      for (const webSocket of webSockets.clients) if (webSocket.readyState === webSocket.OPEN) webSocket.terminate();
      for (const listener of listeners) listener.destroy();
      const webClosed = new Promise<void>((resolve) => webSockets.close(() => resolve()));
      await Promise.all([refused, webClosed]);
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
