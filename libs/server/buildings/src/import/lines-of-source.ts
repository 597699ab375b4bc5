import { TooManyCellsError } from './count-cells.ts';
import { readCells } from './read-cells.ts';
import { readXlsx, UnreadableWorkbookError } from './read-xlsx.ts';

/** What is pasted, or the bytes of a file. */
export type LineSource = string | Uint8Array;

/** The cells of what somebody sent, line by line; null where it cannot be read. A file is what it begins with, whatever its name says. */
export function linesOfSource(source: LineSource): string[][] | null {
  const lines = readSource(source);
  // What no database keeps is no text.
  return lines?.some((cells) => cells.some((cell) => cell.includes('\0'))) === true ? null : lines;
}

function readSource(source: LineSource): string[][] | null {
  try {
    if (typeof source === 'string') return readCells(source);
    if (Buffer.from(source.subarray(0, 2)).toString('latin1') === 'PK') return readXlsx(source);
    return readCells(new TextDecoder('utf-8', { fatal: true }).decode(source));
  } catch (error) {
    const isUnreadable =
      error instanceof UnreadableWorkbookError || error instanceof TooManyCellsError || error instanceof TypeError;
    if (isUnreadable) return null;
    throw error;
  }
}
