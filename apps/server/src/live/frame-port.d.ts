import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
/** A connection that carries bytes in frames: a websocket, or a TCP socket whose frames are its writes. */
export interface FramePort {
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
export declare function webSocketPort(socket: WebSocket): FramePort;
export declare function tcpPort(socket: Socket): FramePort;
//# sourceMappingURL=frame-port.d.ts.map