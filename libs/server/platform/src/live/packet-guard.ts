export interface PacketLimits {
  /** Longest packet a client may send. */
  readonly packetBytes: number;
  /** Longest SUBSCRIBE: the broker's work for one rises with the square of its filters. */
  readonly subscribeBytes: number;
  /** SUBSCRIBE and UNSUBSCRIBE packets that one connection may send in a minute. */
  readonly subscribesPerMinute: number;
}

/** The part of a fixed header that says what a packet is (MQTT-2.2.1). */
const subscribe = 8;
const unsubscribe = 10;

const minuteMs = 60_000;

/**
 * Follows the fixed headers of a stream of MQTT packets and answers, chunk by chunk, whether each
 * packet announced so far is within `limits`. The broker's parser would collect up to 256 MiB before
 * anybody looks, does so before the client has said who it is, and hands on all packets of a chunk at once.
 */
export function packetGuard(
  limits: PacketLimits,
  now: () => number = () => performance.now(),
): (chunk: Uint8Array) => boolean {
  let bodyLeft = 0;
  let length = 0;
  let lengthBytes = -1;
  let longest = limits.packetBytes;
  let minute = { began: Number.NEGATIVE_INFINITY, packets: 0 };

  /** Whether another packet about subscriptions may come. */
  function countsIn(): boolean {
    const at = now();
    if (at - minute.began >= minuteMs) minute = { began: at, packets: 0 };
    minute.packets += 1;
    return minute.packets <= limits.subscribesPerMinute;
  }

  return (chunk) => {
    let at = 0;
    while (at < chunk.length) {
      if (bodyLeft > 0) {
        const skipped = Math.min(bodyLeft, chunk.length - at);
        bodyLeft -= skipped;
        at += skipped;
      } else if (lengthBytes < 0) {
        const kind = (chunk[at] ?? 0) >> 4;
        const isAboutSubscriptions = kind === subscribe || kind === unsubscribe;
        if (isAboutSubscriptions && !countsIn()) return false;
        longest = isAboutSubscriptions ? limits.subscribeBytes : limits.packetBytes;
        lengthBytes = 0;
        length = 0;
        at += 1;
      } else {
        const byte = chunk[at] ?? 0;
        at += 1;
        length += (byte & 0x7f) * 128 ** lengthBytes;
        lengthBytes += 1;
        if (length > longest || lengthBytes > 4) return false;
        if ((byte & 0x80) === 0) {
          bodyLeft = length;
          lengthBytes = -1;
        }
      }
    }
    return true;
  };
}
