import { closeSync, fdatasyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** A line of a segment: its checksum, a space, and what was kept. */
export function lineOf(text: string): string {
  return `${checksum(text)} ${text}\n`;
}

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');
const checksumLength = 8;

/** What of a file's text is whole: the lines up to the first that is torn, and where that begins. */
export function readLines(bytes: Buffer): { readonly lines: string[]; readonly end: number } {
  const lines: string[] = [];
  let end = 0;
  while (end < bytes.length) {
    const newline = bytes.indexOf(10, end);
    if (newline < 0) break;
    const line = bytes.toString('utf8', end, newline);
    const text = line.slice(checksumLength + 1);
    if (line.slice(0, checksumLength) !== checksum(text)) break;
    lines.push(text);
    end = newline + 1;
  }
  return { lines, end };
}

/** A file to which lines are added at the end. */
export interface SegmentFile {
  readonly append: (text: string) => void;
  /** What was added is on the disk, and not in the memory of the system alone. */
  readonly sync: () => void;
  readonly close: () => void;
  readonly bytes: () => number;
}

/** Opens a segment to add to; what is torn at its end is cut off. Answers with the lines that are whole. */
export function openSegment(path: string): {
  readonly file: SegmentFile;
  readonly lines: string[];
  readonly torn: number;
} {
  const fd = openSync(path, 'a+');
  const content = readFileSync(path);
  const { lines, end } = readLines(content);
  if (end < content.length) ftruncateSync(fd, end);
  let bytes = end;
  let isDirty = false;
  const file: SegmentFile = {
    append(text) {
      const line = Buffer.from(lineOf(text));
      const before = bytes;
      try {
        for (let written = 0; written < line.length;) written += writeSync(fd, line, written);
        bytes += line.length;
        isDirty = true;
      } catch (error) {
        // Half a line would end what can be read of the file.
        ftruncateSync(fd, before);
        throw error;
      }
    },
    sync() {
      if (isDirty) fdatasyncSync(fd);
      isDirty = false;
    },
    close() {
      file.sync();
      closeSync(fd);
    },
    bytes: () => bytes,
  };
  return { file, lines, torn: content.length - end };
}
