import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** How long a peer has to answer a close before its connection is cut. */
const closeGraceMs = 2_000;

/** A connection that carries bytes in frames: a websocket, or a TCP socket whose frames are its writes. */
export interface FramePort {
  /** Where the peer is, as far as this process can see. */
  readonly address: string;
  /** Bytes handed over and not yet taken by the operating system. */
  readonly backlogBytes: number;
  send(frame: Buffer, sent: (error?: Error | null) => void): void;
  /** Stop and go of what arrives. */
  pause(): void;
  resume(): void;
  /** Sends what is waiting, then ends the connection. */
  close(): void;
  listen(events: FramePortEvents): void;
}

export interface FramePortEvents {
  readonly data: (chunk: Buffer) => void;
  readonly closed: () => void;
  readonly failed: (error: Error) => void;
}

/** MQTT over a websocket. A text frame is a violation of MQTT-6.0.0-1 and ends the connection. */
export function webSocketPort(socket: WebSocket, address = ''): FramePort {
  return {
    address,
    get backlogBytes() {
      return socket.bufferedAmount;
    },
    send: (frame, sent) => socket.send(frame, sent),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close() {
      // A paused socket never reads the peer's half of the closing handshake.
      if (socket.isPaused) socket.resume();
      socket.close(1000);
      setTimeout(() => socket.terminate(), closeGraceMs).unref();
    },
    listen(events) {
      socket.on('message', (data, isBinary) => {
        if (isBinary && Buffer.isBuffer(data)) events.data(data);
        else events.failed(new Error('MQTT needs binary frames'));
      });
      socket.once('close', events.closed);
      socket.on('error', events.failed);
    },
  };
}

export function tcpPort(socket: Socket): FramePort {
  socket.setNoDelay(true);
  return {
    address: socket.remoteAddress ?? '',
    get backlogBytes() {
      return socket.writableLength;
    },
    send: (frame, sent) => void socket.write(frame, sent),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    close() {
      socket.end();
      setTimeout(() => socket.destroy(), closeGraceMs).unref();
    },
    listen(events) {
      socket.on('data', events.data);
      socket.once('close', events.closed);
      socket.on('error', events.failed);
    },
  };
}
