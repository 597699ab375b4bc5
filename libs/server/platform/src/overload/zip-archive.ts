import { constants, inflateRawSync } from 'node:zlib';
import { errorCode } from '../system/error-code.ts';

/** One packed file as the archive's list names it. `size` is what the list says; `read` believes only the bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  /**
   * Unpacks at most `limit` bytes, whatever the list says of the size.
   * @throws {ArchiveError} `too-big` at the first byte beyond, `broken` when it cannot be unpacked
   */
  readonly read: (limit: number) => Uint8Array;
}

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly fault: 'broken' | 'too-big';

  constructor(fault: 'broken' | 'too-big', options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

const signatures = { end: 0x0605_4b50, entry: 0x0201_4b50, local: 0x0403_4b50 } as const;
const endLength = 22;
const longestComment = 65_535;
const methods = { stored: 0, deflated: 8 } as const;

/**
 * The list at the end of a ZIP archive, in its order. Nothing is unpacked yet.
 * @throws {ArchiveError} when there is none, or it has more than `maxEntries`
 */
export function readZip(file: Uint8Array, maxEntries: number): readonly ZipEntry[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  try {
    const end = findEnd(bytes);
    const count = bytes.readUInt16LE(end + 10);
    if (count > maxEntries) throw new ArchiveError('too-big');
    let at = bytes.readUInt32LE(end + 16);
    return Array.from({ length: count }, () => {
      const { entry, next } = readEntry(bytes, at);
      at = next;
      return entry;
    });
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError('broken', { cause: error });
  }
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === signatures.end) return at;
  throw new ArchiveError('broken');
}

function readEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (bytes.readUInt32LE(at) !== signatures.entry) throw new ArchiveError('broken');
  const method = bytes.readUInt16LE(at + 10);
  const packedSize = bytes.readUInt32LE(at + 20);
  const size = bytes.readUInt32LE(at + 24);
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  const local = bytes.readUInt32LE(at + 42);
  const name = bytes.toString('utf8', at + 46, nameEnd);
  return { entry: { name, size, read: (limit) => unpack(bytes, { method, packedSize, local }, limit) }, next };
}

interface Packed {
  readonly method: number;
  readonly packedSize: number;
  /** Where the file's own header begins. */
  readonly local: number;
}

function unpack(bytes: Buffer, { method, packedSize, local }: Packed, limit: number): Uint8Array {
  try {
    if (bytes.readUInt32LE(local) !== signatures.local) throw new ArchiveError('broken');
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(begin, begin + packedSize);
    if (packed.length < packedSize) throw new ArchiveError('broken');
    if (method === methods.stored) {
      if (packed.length > limit) throw new ArchiveError('too-big');
      return packed;
    }
    if (method !== methods.deflated || limit < 1) throw new ArchiveError(limit < 1 ? 'too-big' : 'broken');
    return inflateRawSync(packed, { maxOutputLength: limit, finishFlush: constants.Z_FINISH });
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const isTooBig = errorCode(error) === 'ERR_BUFFER_TOO_LARGE';
    throw new ArchiveError(isTooBig ? 'too-big' : 'broken', { cause: error });
  }
}
