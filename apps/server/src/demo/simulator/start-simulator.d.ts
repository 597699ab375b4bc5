import type { ServerContext } from '../../context.ts';
export interface SimulatorOptions extends Pick<ServerContext, 'db' | 'log' | 'now'> {
    /** Address of the broker: `ws://127.0.0.1:8080/mqtt`. */
    readonly url: string;
    readonly random?: () => number;
}
export interface Simulator {
    readonly deviceCount: number;
    /** Resolves when every device is connected. */
    readonly connected: Promise<void>;
    readonly stop: () => Promise<void>;
}
/** Drives the demonstration's devices as what they are to the server: MQTT clients with credentials of their own. */
export declare function startSimulator({ db, log, now, url, random, }: SimulatorOptions): Promise<Simulator>;
//# sourceMappingURL=start-simulator.d.ts.map