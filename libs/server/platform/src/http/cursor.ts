import * as z from 'zod/mini';
import { invalidField } from './errors.ts';
import { isStorable } from './storable.ts';

/** The place of a list after which the next page begins, as text that the client hands back unread. */
export function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** @throws {HttpProblem} 422 at `cursor` when the text is not one that this list has given out */
export function readCursor<T extends z.ZodMiniType>(schema: T, cursor: string | undefined): z.output<T> | null {
  if (cursor === undefined) return null;
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isStorable(position)) return z.parse(schema, position);
  } catch {
    // Answered below.
  }
  throw invalidField('cursor', 'cursor-invalid');
}
