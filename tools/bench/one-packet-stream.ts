import { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * A websocket stream that sends each MQTT packet as a frame of its own, as brokers usually do. The broker
 * writes a packet in several pieces; where one ends its length says.
 */
export function onePacketStream(socket: WebSocket): Duplex {
  let waiting: Buffer = Buffer.alloc(0);
  const take = (chunk: Buffer) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    for (let length = packetLength(waiting); length !== null; length = packetLength(waiting)) {
      socket.send(waiting.subarray(0, length));
      waiting = waiting.subarray(length);
    }
  };

  const stream = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _, written) {
      take(chunk);
      written();
    },
    final(ended) {
      socket.close();
      ended();
    },
    destroy(error, destroyed) {
      socket.terminate();
      destroyed(error);
    },
  });
  // From Node 26 on `read()` gives one chunk at a time, and Aedes reads once for each 'readable'.
  const read = stream.read.bind(stream);
  stream.read = (size) => read(size ?? (stream.readableLength || undefined));
  socket.on('message', (data) => stream.push(data));
  socket.on('close', () => stream.destroy());
  return stream;
}

/** Length of the first packet (MQTT 3.1.1, 2.2.3), or null while it is not whole. */
function packetLength(bytes: Buffer): number | null {
  let remaining = 0;
  for (let index = 1; index < bytes.length && index < 5; index += 1) {
    const byte = bytes[index] ?? 0;
    remaining += (byte & 127) * 128 ** (index - 1);
    if ((byte & 128) !== 0) continue;
    const length = index + 1 + remaining;
    return length <= bytes.length ? length : null;
  }
  return null;
}
