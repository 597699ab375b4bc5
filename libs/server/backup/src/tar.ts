const block = 512;
const nameBytes = 100;

/** A file or folder of an archive; `name` with slashes, relative. */
export interface TarEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder';
  /** In bytes; 0 for a folder. */
  readonly size: number;
}

/**
 * The head of an entry in the format ustar, which every tar reads.
 * @throws {RangeError} for a name that the format has no room for
 */
export function tarHead({ name, kind, size }: TarEntry): Buffer {
  const head = Buffer.alloc(block);
  const { prefix, rest } = splitName(kind === 'folder' ? `${name}/` : name);
  head.write(rest, 0);
  head.write(kind === 'folder' ? '0000700\0' : '0000600\0', 100);
  head.write('0000000\0', 108);
  head.write('0000000\0', 116);
  head.write(octal(size, 12), 124);
  head.write('00000000000\0', 136);
  head.write(' '.repeat(8), 148);
  head.write(kind === 'folder' ? '5' : '0', 156);
  head.write('ustar\u000000', 257, 'latin1');
  head.write(prefix, 345);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

/** What fills the last block of `size` bytes. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

export const tarEnd = (): Buffer => Buffer.alloc(2 * block);

/** Reads an archive; the content of each entry has to be read before the next one is asked for. */
export async function* readTar(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<TarEntry & { readonly content: AsyncIterable<Buffer> }> {
  const source = createSource(chunks);
  for (;;) {
    const head = await source.take(block);
    if (head.every((byte) => byte === 0)) return;
    const entry = parseHead(head);
    yield { ...entry, content: source.stream(entry.size) };
    await source.take((block - (entry.size % block)) % block);
  }
}

function parseHead(head: Buffer): TarEntry {
  const text = (from: number, length: number) => head.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  if (text(257, 5) !== 'ustar') throw new Error('not an entry of an archive');
  const [prefix, rest] = [text(345, 155), text(0, nameBytes)];
  const name = prefix === '' ? rest : `${prefix}/${rest}`;
  const kind = text(156, 1) === '5' ? 'folder' : 'file';
  const size = Number.parseInt(text(124, 12).trim(), 8);
  if (!Number.isSafeInteger(size)) throw new Error(`${name} is of no size`);
  return { name: name.replace(/\/$/, ''), kind, size };
}

function createSource(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  /** Up to `most` bytes, and at least one. */
  async function some(most: number): Promise<Buffer> {
    while (held.length === 0) {
      const next = await iterator.next();
      if (next.done === true) throw new Error('the archive ends too early');
      held = next.value;
    }
    const part = held.subarray(0, most);
    held = held.subarray(part.length);
    return part;
  }

  async function* stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      const part = await some(left);
      left -= part.length;
      yield part;
    }
  }

  return {
    stream,
    take: (size: number): Promise<Buffer> => whole(stream(size)),
  };
}

/** All of a content that is known to be small. */
export async function whole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

function octal(value: number, width: number): string {
  const digits = value.toString(8).padStart(width - 1, '0');
  if (digits.length >= width) throw new RangeError(`${value} bytes are too many for an archive`);
  return `${digits}\0`;
}

function splitName(name: string): { prefix: string; rest: string } {
  if (Buffer.byteLength(name) <= nameBytes) return { prefix: '', rest: name };
  const at = name.indexOf('/', Math.max(0, name.length - nameBytes - 1));
  const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
  if (at <= 0 || Buffer.byteLength(prefix) > 155 || rest === '' || Buffer.byteLength(rest) > nameBytes)
    throw new RangeError(`${name} is too long a name for an archive`);
  return { prefix, rest };
}
