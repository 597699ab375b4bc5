import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generate, parser } from 'mqtt-packet';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import type { AccessPorts } from '../access-ports.ts';
import { createLive, type LiveService } from '../live-service.ts';

export interface RawClient {
  readonly socket: WebSocket;
  /** What has come, packet by packet. */
  readonly packets: { cmd: string; dup?: boolean; granted?: number[]; returnCode?: number; payload?: Buffer }[];
  readonly say: (...packets: Parameters<typeof generate>[0][]) => void;
  /** Resolves with the code of the close. */
  readonly closed: Promise<number>;
}

export interface OpenedLive {
  readonly live: LiveService;
  readonly url: string;
  /** A websocket that speaks MQTT by hand, and says nothing by itself. */
  dial(): Promise<RawClient>;
  close(): Promise<void>;
}

/** The live channel on a port of its own, with `access` instead of the database. */
export async function openTestLive(access: AccessPorts): Promise<OpenedLive> {
  const live = await createLive({ log: pino({ level: 'silent' }), access });
  const server = createServer();
  live.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/mqtt`;
  return {
    live,
    url,
    async dial() {
      const socket = new WebSocket(url, 'mqtt');
      const closed = once(socket, 'close').then(([code]) => code as number);
      const packets: RawClient['packets'] = [];
      const parse = parser();
      parse.on('packet', (packet) => void packets.push(packet as RawClient['packets'][number]));
      socket.on('message', (frame: Buffer) => void parse.parse(frame));
      await once(socket, 'open');
      return {
        socket,
        packets,
        closed,
        say: (...said) => socket.send(Buffer.concat(said.map((packet) => generate(packet)))),
      };
    },
    async close() {
      await live.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
