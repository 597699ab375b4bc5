import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a port of this computer that can be cut, as by a digger, and mended. */
export interface CuttableLine {
  readonly port: number;
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => void;
}

export async function openLine(to: number): Promise<CuttableLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => void (isCut = false),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
