import type { Server } from 'node:http';
import type { Aedes } from 'aedes';
export declare const livePath = "/mqtt";
export interface LiveSockets {
    readonly attach: (server: Server) => void;
    /** Resolves with the port it got. */
    readonly listenTcp: (port: number, host: string) => Promise<number>;
    close(): Promise<void>;
}
/** `origins`: those, beside the request's own host, from which a page may connect. */
export declare function createLiveSockets(aedes: Aedes, origins: readonly string[]): LiveSockets;
//# sourceMappingURL=sockets.d.ts.map