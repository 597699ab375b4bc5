/**
 * Follows the fixed headers of a stream of MQTT packets and answers, chunk by chunk, whether each
 * packet announced so far is at most `maxBytes` long. The broker's parser would collect up to 256 MiB
 * before anybody looks, and does so before the client has said who it is.
 */
export function packetSizeGuard(maxBytes: number): (chunk: Uint8Array) => boolean {
  let bodyLeft = 0;
  let length = 0;
  let lengthBytes = -1;

  return (chunk) => {
    let at = 0;
    while (at < chunk.length) {
      if (bodyLeft > 0) {
        const skipped = Math.min(bodyLeft, chunk.length - at);
        bodyLeft -= skipped;
        at += skipped;
      } else if (lengthBytes < 0) {
        lengthBytes = 0;
        length = 0;
        at += 1;
      } else {
        const byte = chunk[at] ?? 0;
        at += 1;
        length += (byte & 0x7f) * 128 ** lengthBytes;
        lengthBytes += 1;
        if (length > maxBytes || lengthBytes > 4) return false;
        if ((byte & 0x80) === 0) {
          bodyLeft = length;
          lengthBytes = -1;
        }
      }
    }
    return true;
  };
}
