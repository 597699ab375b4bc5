import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { AccessPorts } from './access-ports.ts';
import type { LivePublisher } from './live-publisher.ts';
import type { Uplinks } from './uplinks.ts';
export interface LiveOptions {
    readonly access: AccessPorts;
    readonly log: Logger;
    /** Origins, beside the request's own host, whose pages may connect. */
    readonly origins?: readonly string[];
}
export interface LiveService extends LivePublisher {
    /** Answers websocket upgrades at `/mqtt`. */
    attach(server: Server): void;
    /** Also takes plain MQTT; resolves with the port it got. */
    listenTcp(port: number, host: string): Promise<number>;
    setUplinks(uplinks: Uplinks): void;
    isConnected(deviceId: string): boolean;
    readonly connections: number;
    /** Says goodbye to every client and stops listening. */
    close(): Promise<void>;
}
/** The live channel in this process: broker, its sockets, and the server's own voice on it. */
export declare function createLive({ access, log, origins }: LiveOptions): Promise<LiveService>;
//# sourceMappingURL=live-service.d.ts.map