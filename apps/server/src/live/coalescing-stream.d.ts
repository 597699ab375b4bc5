import { Duplex } from 'node:stream';
import type { FramePort } from './frame-port.ts';
export interface CoalescingLimits {
    /** Longest time a packet waits for company, in milliseconds. */
    readonly maxDelayMs: number;
    /** A frame goes out as soon as this much is waiting. */
    readonly frameBytes: number;
    /** Above this much unsent the writer is told to wait. */
    readonly backlogBytes: number;
    /** Longest packet a client may send. */
    readonly packetBytes: number;
}
export declare const coalescingLimits: CoalescingLimits;
/**
 * The stream between a connection and the broker. The broker writes a packet in several small pieces,
 * each of which would cost a browser a task of its own; here all that is written within `maxDelayMs`
 * leaves as one frame, which MQTT-6.0.0-2 allows. The first packet after a quiet time does not wait
 * for the clock, only for the turn of the event loop to end.
 */
export declare class CoalescingStream extends Duplex {
    #private;
    constructor(port: FramePort, limits?: CoalescingLimits, now?: () => number);
    /**
     * All that has arrived when no size is asked for. From Node 26 on `read()` gives one chunk at a time,
     * and Aedes reads once for each 'readable': the rest would wait for a packet that never comes.
     */
    read(size?: number | null): Buffer | null;
    _read(): void;
    _write(chunk: Buffer, _encoding: BufferEncoding, written: () => void): void;
    _writev(chunks: {
        chunk: Buffer;
        encoding: BufferEncoding;
    }[], written: () => void): void;
    _final(ended: () => void): void;
    _destroy(error: Error | null, destroyed: (error: Error | null) => void): void;
}
//# sourceMappingURL=coalescing-stream.d.ts.map