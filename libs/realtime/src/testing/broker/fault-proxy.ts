import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that breaks the link in the ways networks do. */
export interface FaultProxy {
  readonly port: number;
  readonly open: number;
  /** Connections since the start. */
  readonly accepted: number;
  /** Resets every connection. */
  cut: () => void;
  /** The connections stay and carry nothing any more. */
  stall: () => void;
  /** New connections are reset at once, until told otherwise. */
  refuse: (isRefusing: boolean) => void;
  /** The next chunks towards the client arrive with their bytes turned over. */
  garble: (chunks: number) => void;
  /** Each chunk towards the client is broken with this probability. */
  garbleShare: (share: number, random: () => number) => void;
  /** Chunks broken so far. */
  readonly garbled: number;
  /** Resolves when the number of open connections is `count`. */
  untilOpen: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

export async function createFaultProxy(target: () => number): Promise<FaultProxy> {
  const pairs = new Set<{ readonly client: Socket; readonly upstream: Socket; isStalled: boolean }>();
  const waiting = new Set<() => void>();
  let accepted = 0;
  let isRefusing = false;
  let toGarble = 0;
  let garbled = 0;
  let isBroken = () => false;
  const changed = () => waiting.forEach((check) => check());

  const server = createServer((client) => {
    client.on('error', () => {});
    if (isRefusing) {
      client.resetAndDestroy();
      return;
    }
    accepted += 1;
    const upstream = connect(target(), '127.0.0.1');
    const pair = { client, upstream, isStalled: false };
    pairs.add(pair);
    upstream.on('error', () => client.destroy());
    client.on('data', (chunk) => !pair.isStalled && upstream.write(chunk));
    upstream.on('data', (chunk: Buffer) => {
      if (pair.isStalled) return;
      const isGarbled = toGarble > 0 || isBroken();
      if (toGarble > 0) toGarble -= 1;
      if (isGarbled) garbled += 1;
      client.write(isGarbled ? Buffer.from(chunk.map((byte) => ~byte & 0xff)) : chunk);
    });
    client.on('close', () => {
      upstream.destroy();
      pairs.delete(pair);
      changed();
    });
    upstream.on('close', () => !pair.isStalled && client.destroy());
    changed();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;

  const proxy: FaultProxy = {
    port,
    get open() {
      return pairs.size;
    },
    get accepted() {
      return accepted;
    },
    cut: () => pairs.forEach(({ client }) => client.resetAndDestroy()),
    stall: () => pairs.forEach((pair) => (pair.isStalled = true)),
    refuse: (refusing) => (isRefusing = refusing),
    garble: (chunks) => (toGarble = chunks),
    garbleShare: (share, random) => (isBroken = () => random() < share),
    get garbled() {
      return garbled;
    },
    untilOpen: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (pairs.size !== count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close() {
      proxy.cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}
