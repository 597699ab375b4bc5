/**
 * An id for a record that is made here, as the server asks for it: a UUID of version 7. Ids made at `now` (milliseconds
 * since 1970, this clock's when left out) sort by it. `crypto.randomUUID()` makes version 4, which is refused.
 */
export function newId(now = Date.now(), bytes = crypto.getRandomValues(new Uint8Array(10))): string {
  const time = now.toString(16).padStart(12, '0');
  const random = [...bytes].map((byte, index) => mark(byte, index).toString(16).padStart(2, '0')).join('');
  return `${time.slice(0, 8)}-${time.slice(8)}-${random.slice(0, 4)}-${random.slice(4, 8)}-${random.slice(8)}`;
}

/** The bits that say which version and which kind of UUID it is. */
function mark(byte: number, index: number): number {
  if (index === 0) return (byte & 0x0f) | 0x70;
  return index === 2 ? (byte & 0x3f) | 0x80 : byte;
}
