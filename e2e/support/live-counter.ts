import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface LiveCounter {
  readonly url: string;
  /** Live channels that are open at this moment, as the server sees them. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

/** Stands before the server, passes everything on as it is and counts the live channels. */
export async function createLiveCounter(target: string): Promise<LiveCounter> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  const live = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = connect(Number(targetPort), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    // A browser opens a websocket on a connection of its own: its first bytes say what it is.
    client.once('data', (chunk: Buffer) => {
      if (chunk.toString('latin1').startsWith('GET /mqtt')) live.add(client);
    });
    client.on('close', () => {
      live.delete(client);
      upstream.destroy();
    });
    upstream.on('close', () => client.destroy());
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    open: () => live.size,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
