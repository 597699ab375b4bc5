import { expect, it } from 'vitest';
import { readAddresses } from './typed-addresses.ts';

const read = (text: string) => readAddresses(text).map(({ row, address }) => [row, address]);

it.each([
  ['one address', ' sari@contoh.id ', [[1, 'sari@contoh.id']]],
  [
    'one below the other, with the rows as they are counted',
    'sari@contoh.id\r\n\nbudi@contoh.id',
    [
      [1, 'sari@contoh.id'],
      [3, 'budi@contoh.id'],
    ],
  ],
  [
    'commas and semicolons in one line, whose places are counted',
    'sari@contoh.id, budi@contoh.id;bukan alamat,',
    [
      [1, 'sari@contoh.id'],
      [2, 'budi@contoh.id'],
      [3, 'bukan alamat'],
    ],
  ],
  [
    'the cells of a sheet that hold an address',
    'Sari\t0812\tsari@contoh.id\nBudi\tbudi@contoh.id',
    [
      [1, 'sari@contoh.id'],
      [2, 'budi@contoh.id'],
    ],
  ],
  ['a name before its address', 'Sari Wulandari <sari@contoh.id>', [[1, 'sari@contoh.id']]],
  ['nothing in nothing', ' \n ', []],
])('reads %s', (_name, text, addresses) => {
  expect(read(text)).toEqual(addresses);
});
