import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readCursor, writeCursor } from './cursor.ts';

const position = z.object({ at: z.iso.datetime(), id: z.guid() });
const place = { at: '2026-11-21T03:00:00.000Z', id: '01900000-0000-7000-8000-000000000001' };
const of = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  it('leads back to the place it was written for, in letters that an address takes', () => {
    const cursor = writeCursor(place);

    expect(cursor).toMatch(/^[\w-]+$/);
    expect(readCursor(position, cursor)).toEqual(place);
  });

  it('of none begins the list', () => {
    expect(readCursor(position, undefined)).toBeNull();
  });

  it.each([
    ['no cursor at all', 'halaman dua'],
    ['an empty text', ''],
    ['no JSON', of('{"at":')],
    ['of another list', writeCursor({ seq: 7 })],
    ['a place with an id of nothing', writeCursor({ ...place, id: "1' OR true --" })],
    ['a time that never was', writeCursor({ ...place, at: 'kemarin' })],
    ['nothing', of('null')],
    ['a text that the database cannot keep', of('{"at":"\\u0000","id":"\\ud800"}')],
    ['nested without end', of(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
  ])('that is %s is refused as one field', (_, cursor) => {
    expect(() => readCursor(position, cursor)).toThrow(
      expect.objectContaining({
        status: 422,
        code: 'VALIDASI_SALAH',
        fields: { cursor: [{ fault: 'cursor-invalid' }] },
      }),
    );
  });

  it('brings nothing along that the list did not ask for', () => {
    expect(readCursor(position, writeCursor({ ...place, orgId: 'another' }))).toEqual(place);
  });
});
