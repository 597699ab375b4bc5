/** PostgreSQL takes payloads of less than 8,000 bytes; the head of a frame is well below the rest. */
const frameBytes = 7_800;
/** The same, for bytes written as base64. */
const partBytes = 5_700;

interface Frame {
  readonly process: string;
  readonly text: string;
}

/**
 * Cuts `text` into payloads of a notification. `number` tells the messages of a process apart: PostgreSQL drops the second
 * of two equal payloads in one transaction.
 */
export function toFrames(process: string, number: number, text: string): string[] {
  if (Buffer.byteLength(text) <= frameBytes) return [`${process}:${number}:0:1:${text}`];
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / partBytes);
  return Array.from({ length: count }, (_, part) => {
    const slice = bytes.subarray(part * partBytes, (part + 1) * partBytes);
    return `${process}:${number}:${part}:${count}:${slice.toString('base64')}`;
  });
}

/** Puts the payloads of other processes together again; `own` is dropped, as PostgreSQL tells a sender too. */
export function createFrameReader(own: string): (payload: string) => Frame | null {
  const begun = new Map<string, { readonly number: string; readonly parts: Buffer[] }>();
  const head = /^([^:]+):(\d+):(\d+):(\d+):/;
  return (payload) => {
    if (payload.startsWith(`${own}:`)) return null;
    const found = head.exec(payload);
    const [all, process, number, part, count] = found ?? [];
    if (all === undefined || process === undefined || number === undefined) return null;
    const body = payload.slice(all.length);
    if (Number(count) === 1) return { process, text: body };
    // The parts of a message leave in one transaction: they come one after the other.
    const held = Number(part) === 0 ? { number, parts: [] } : begun.get(process);
    begun.delete(process);
    // What came before was lost with a connection: the rest of it is nothing.
    if (held?.number !== number || held.parts.length !== Number(part)) return null;
    const parts = [...held.parts, Buffer.from(body, 'base64')];
    if (parts.length < Number(count)) {
      begun.set(process, { number, parts });
      return null;
    }
    return { process, text: Buffer.concat(parts).toString('utf8') };
  };
}
