import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const schema = z.object({ next: z.int().min(1), dropped: z.int().min(0) });

/** How far it was told, and how much was lost. */
export type Cursor = z.output<typeof schema>;

const fileIn = (folder: string): string => join(folder, 'cursor.json');

/** Null where there is none that can be read: then all that is kept is told. */
export function readCursor(folder: string): Cursor | null {
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Whole or not at all. One that a power cut takes back is told twice, and stored once: the same time, the same value. */
export function writeCursor(folder: string, cursor: Cursor): void {
  const file = fileIn(folder);
  writeFileSync(`${file}.new`, JSON.stringify(cursor));
  renameSync(`${file}.new`, file);
}
