import { describe, expect, it } from 'vitest';
import { readTar, type TarEntry, tarEnd, tarHead, tarPadding, whole } from './tar.ts';

const file = (name: string, content: string | Buffer): Buffer[] => {
  const bytes = Buffer.from(content);
  return [tarHead({ name, kind: 'file', size: bytes.length }), bytes, tarPadding(bytes.length)];
};
const folder = (name: string) => tarHead({ name, kind: 'folder', size: 0 });

/** The archive as it comes from a disk: in pieces of so many bytes. */
async function* pieces(parts: readonly Buffer[], size: number): AsyncGenerator<Buffer> {
  const all = Buffer.concat(parts);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}
async function entriesOf(parts: readonly Buffer[], size = 65_536): Promise<(TarEntry & { text: string })[]> {
  const found: (TarEntry & { text: string })[] = [];
  for await (const { content, ...entry } of readTar(pieces(parts, size)))
    found.push({ ...entry, text: (await whole(content)).toString() });
  return found;
}

describe('an archive', () => {
  it.each([1, 7, 511, 512, 513, 100_000])('is read as it was written, in pieces of %i bytes', async (size) => {
    const parts = [
      folder('files'),
      ...file('files/a', 'isi'),
      ...file('kosong', ''),
      ...file('b', 'x'.repeat(512)),
      tarEnd(),
    ];

    expect(await entriesOf(parts, size)).toEqual([
      { name: 'files', kind: 'folder', size: 0, text: '' },
      { name: 'files/a', kind: 'file', size: 3, text: 'isi' },
      { name: 'kosong', kind: 'file', size: 0, text: '' },
      { name: 'b', kind: 'file', size: 512, text: 'x'.repeat(512) },
    ]);
  });

  it('has the format that every tar reads: whole blocks, its mark, its sum and rights for its owner alone', () => {
    const head = tarHead({ name: 'files/a', kind: 'file', size: 700_001 });
    const text = (from: number, to: number) => head.toString('latin1', from, to);
    const sum = head.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);

    expect([head.length, text(257, 265), text(100, 107), text(124, 135), text(156, 157)]).toEqual([
      512,
      'ustar\u000000',
      '0000600',
      '00002527141',
      '0',
    ]);
    expect(Number.parseInt(text(148, 154), 8)).toBe(sum);
    expect([0, 1, 511, 512, 513].map((size) => tarPadding(size).length)).toEqual([0, 511, 1, 0, 511]);
    expect(folder('postgres').toString('latin1', 0, 9)).toBe('postgres/');
  });

  it.each([
    ['of a hundred letters', 'a'.repeat(100)],
    ['of a hundred and one, in a folder', `${'f'.repeat(50)}/${'a'.repeat(50)}`],
    ['as long as the format has room for', `${'f'.repeat(155)}/${'a'.repeat(100)}`],
    ['of several folders', Array.from({ length: 20 }, () => 'folder-ab').join('/')],
    ['with letters of two bytes', 'foto-é-ü.jpg'],
  ])('keeps a name %s', async (_, name) => {
    expect((await entriesOf([...file(name, 'x'), tarEnd()])).map((entry) => entry.name)).toEqual([name]);
  });

  it.each([
    ['a name without a folder that is too long', 'a'.repeat(101)],
    ['a last part that is too long', `f/${'a'.repeat(101)}`],
    ['folders that are too long', `${'f'.repeat(156)}/a`.padEnd(200, 'a')],
  ])('refuses %s rather than to cut it', (_, name) => {
    expect(() => tarHead({ name, kind: 'file', size: 0 })).toThrow(
      new RangeError(`${name} is too long a name for an archive`),
    );
  });

  it('refuses a file that the format has no room for', () => {
    const most = 8 ** 11 - 1;

    expect(tarHead({ name: 'a', kind: 'file', size: most }).toString('latin1', 124, 135)).toBe('77777777777');
    expect(() => tarHead({ name: 'a', kind: 'file', size: most + 1 })).toThrow(
      new RangeError(`${most + 1} bytes are too many for an archive`),
    );
  });
});

describe('what is no whole archive', () => {
  const [head = Buffer.alloc(0), content = Buffer.alloc(0)] = file('a', 'isi');
  const damaged = (at: number, text: string) => {
    const copy = Buffer.from(head);
    copy.write(text, at, 'latin1');
    return copy;
  };

  it.each([
    ['ends within a head', [head.subarray(0, 300)], 'the archive ends too early'],
    ['ends within a file', [head, content.subarray(0, 1)], 'the archive ends too early'],
    ['ends before its end', [head, content], 'the archive ends too early'],
    ['is empty', [], 'the archive ends too early'],
    ['is something else', [Buffer.alloc(512, 'x')], 'not an entry of an archive'],
    ['has a file of no size', [damaged(124, 'x'.repeat(11))], 'a is of no size'],
  ])('is said of one that %s', async (_, parts, message) => {
    await expect(entriesOf(parts)).rejects.toThrow(message);
  });
});
