import { expect, it } from 'vitest';
import { readAllRows } from './list.ts';

const page = (data: readonly number[], nextCursor: string | null) => ({ data, meta: { nextCursor } });

it('reads page after page, each by the cursor of the one before, until there is none', async () => {
  const asked: (string | undefined)[] = [];
  const pages = new Map([
    [undefined, page([1, 2], 'b')],
    ['b', page([], 'c')],
    ['c', page([3], null)],
  ]);

  const rows = await readAllRows(async (cursor) => {
    asked.push(cursor);
    return pages.get(cursor) ?? page([], null);
  });

  expect([rows, asked]).toEqual([
    [1, 2, 3],
    [undefined, 'b', 'c'],
  ]);
});

it('ends with an error where the server hands out a cursor twice, which would never end', async () => {
  await expect(readAllRows(async () => page([1], 'a'))).rejects.toThrow('The list handed out the cursor a twice');
});
