import { Duplex } from 'node:stream';
import type { FramePort } from './frame-port.ts';
import { packetGuard, type PacketLimits } from './packet-guard.ts';

export interface CoalescingLimits extends PacketLimits {
  /** Longest time a packet waits for company, in milliseconds. */
  readonly maxDelayMs: number;
  /** The same after a frame of `busyBytes` or more. */
  readonly busyDelayMs: number;
  readonly busyBytes: number;
  /** A frame goes out as soon as this much is waiting. */
  readonly frameBytes: number;
  /** Above this much unsent the writer is told to wait. */
  readonly backlogBytes: number;
}

export const coalescingLimits: CoalescingLimits = {
  maxDelayMs: 5,
  // A browser draws no oftener, and one that is sent many full frames falls behind by their number.
  busyDelayMs: 16,
  busyBytes: 8_192,
  frameBytes: 65_536,
  backlogBytes: 1_048_576,
  packetBytes: 65_536 + 1_024,
  // About 250 filters of a device; after a reconnect a client names all of its filters in one packet.
  subscribeBytes: 32_768,
  subscribesPerMinute: 240,
};

/**
 * The stream between a connection and the broker. The broker writes a packet in several small pieces,
 * each of which would cost a browser a task of its own; here all that is written within `maxDelayMs`
 * (`busyDelayMs` while there is much) leaves as one frame, which MQTT-6.0.0-2 allows. The first packet
 * after a quiet time does not wait for the clock, only for the turn of the event loop to end.
 */
export class CoalescingStream extends Duplex {
  readonly #port: FramePort;
  readonly #limits: CoalescingLimits;
  readonly #now: () => number;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #lastFlushAt = Number.NEGATIVE_INFINITY;
  #delayMs: number;
  #timer: NodeJS.Timeout | null = null;
  #immediate: NodeJS.Immediate | null = null;
  #resumeWriter: (() => void) | null = null;
  /** What the client may send; more once it is known. */
  readonly #packets: { -readonly [K in keyof PacketLimits]: PacketLimits[K] };

  constructor(
    port: FramePort,
    limits: CoalescingLimits = coalescingLimits,
    now: () => number = () => performance.now(),
  ) {
    super({ writableHighWaterMark: limits.backlogBytes, emitClose: true });
    this.#port = port;
    this.#limits = limits;
    this.#packets = { ...limits };
    this.#delayMs = limits.maxDelayMs;
    this.#now = now;

    const fits = packetGuard(this.#packets);
    port.listen({
      data: (chunk) => {
        if (this.destroyed) return;
        if (!fits(chunk)) this.destroy(new Error('packet too large or one too many'));
        else if (!this.push(chunk)) port.pause();
      },
      closed: () => this.destroy(),
      failed: (error) => this.destroy(error),
    });
  }

  /** Where the peer is, as far as this process can see. */
  get address(): string {
    return this.#port.address;
  }

  /** Takes packets of so many bytes from now on. */
  allowPackets(bytes: number): void {
    this.#packets.packetBytes = bytes;
  }

  /**
   * All that has arrived when no size is asked for. From Node 26 on `read()` gives one chunk at a time,
   * and Aedes reads once for each 'readable': the rest would wait for a packet that never comes.
   */
  override read(size?: number | null): Buffer | null {
    return super.read(size ?? (this.readableLength || undefined));
  }

  override _read(): void {
    this.#port.resume();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, written: () => void): void {
    this.#add(chunk);
    this.#continue(written);
  }

  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], written: () => void): void {
    for (const { chunk } of chunks) this.#add(chunk);
    this.#continue(written);
  }

  override _final(ended: () => void): void {
    this.#flush();
    this.#port.close();
    ended();
  }

  override _destroy(error: Error | null, destroyed: (error: Error | null) => void): void {
    // The broker destroys right after it wrote a refusal: the client must still read why.
    this.#flush();
    this.#port.close();
    destroyed(error);
  }

  #add(chunk: Buffer): void {
    this.#pending.push(chunk);
    this.#pendingBytes += chunk.length;
  }

  #continue(written: () => void): void {
    if (this.#pendingBytes >= this.#limits.frameBytes) this.#flush();
    else this.#schedule();

    if (this.#port.backlogBytes <= this.#limits.backlogBytes) written();
    else this.#resumeWriter = written;
  }

  #schedule(): void {
    if (this.#timer !== null || this.#immediate !== null) return;
    const quietMs = this.#now() - this.#lastFlushAt;
    if (quietMs >= this.#delayMs) this.#immediate = setImmediate(() => this.#flush());
    else this.#timer = setTimeout(() => this.#flush(), this.#delayMs - quietMs);
  }

  #flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#immediate !== null) clearImmediate(this.#immediate);
    this.#timer = null;
    this.#immediate = null;
    if (this.#pendingBytes === 0) return;

    const frame = Buffer.concat(this.#pending, this.#pendingBytes);
    this.#delayMs = frame.length < this.#limits.busyBytes ? this.#limits.maxDelayMs : this.#limits.busyDelayMs;
    this.#pending = [];
    this.#pendingBytes = 0;
    this.#lastFlushAt = this.#now();
    this.#port.send(frame, (error) => this.#sent(error));
  }

  #sent(error?: Error | null): void {
    if (error && !this.destroyed) this.destroy(error);
    const resumeWriter = this.#resumeWriter;
    if (resumeWriter === null || this.#port.backlogBytes > this.#limits.backlogBytes / 2) return;
    this.#resumeWriter = null;
    resumeWriter();
  }
}
