import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import type { TlsIdentity } from './tls-identity.ts';

export interface TcpLimits {
  /** Open connections of one listener. */
  readonly open: number;
  /** Of one address: a whole building may stand behind it. */
  readonly openPerAddress: number;
  /** How long a TLS handshake may take, in milliseconds. */
  readonly handshakeMs: number;
}

const tcpLimits: TcpLimits = { open: 20_000, openPerAddress: 5_000, handshakeMs: 10_000 };

export interface TcpListener {
  /** Resolves with the port it got. */
  readonly listen: (port: number, host: string) => Promise<number>;
  /** Whoever connects from now on is shown this certificate. Nothing where the listener speaks plain TCP. */
  readonly renew: (identity: TlsIdentity) => void;
  /** Takes no more connections; resolves when the last one is gone. */
  refuse(): Promise<void>;
  /** Ends the connections that nobody has ended. */
  destroy(): void;
}

/** MQTT on a port of its own, over TLS where there is an identity; each connection is given to `connected`. */
export function createTcpListener(
  connected: (socket: Socket) => void,
  identity: TlsIdentity | null,
  limits: TcpLimits = tcpLimits,
): TcpListener {
  const perAddress = new Map<string, number>();
  const sockets = new Set<Socket>();
  let closed = Promise.resolve();

  /** False for one too many of its address. */
  function count(socket: Socket): boolean {
    const address = socket.remoteAddress ?? '';
    const before = perAddress.get(address) ?? 0;
    if (before >= limits.openPerAddress) return false;
    perAddress.set(address, before + 1);
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    return true;
  }

  const plain = (socket: Socket) => (count(socket) ? connected(socket) : void socket.destroy());
  const tls: TlsServer | null =
    identity === null
      ? null
      : createTlsServer({ ...identity, minVersion: 'TLSv1.2', handshakeTimeout: limits.handshakeMs }, (socket) =>
          connected(socket),
        );
  const server: Server = tls ?? createServer(plain);
  server.maxConnections = limits.open;
  if (tls !== null) {
    // Counted before the handshake, whose arithmetic is what a flood would be after.
    tls.on('connection', (socket: Socket) => void (count(socket) || socket.destroy()));
    tls.on('tlsClientError', (_error, socket) => void socket.destroy());
  }

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address !== null ? address.port : port);
        });
      }),
    renew: (next) => tls?.setSecureContext({ ...next, minVersion: 'TLSv1.2' }),
    refuse() {
      if (server.listening) closed = new Promise<void>((resolve) => server.close(() => resolve()));
      return closed;
    },
    destroy() {
      for (const socket of sockets) if (!socket.writableEnded) socket.destroy();
    },
  };
}
