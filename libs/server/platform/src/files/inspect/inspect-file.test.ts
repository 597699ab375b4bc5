import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpProblem } from '../../http/errors.ts';
import { jpeg, office, png } from '../testing/hostile-files.ts';
import { inspectFile, refuseByName } from './inspect-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imah-inspect-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let count = 0;
async function found(name: string, content: Uint8Array | string, size = content.length) {
  const path = join(folder, `${(count += 1)}`);
  await writeFile(path, content);
  return inspectFile(path, { name, size }).then(
    ({ type, name: kept }) => [type, kept],
    (error: unknown) => (error instanceof HttpProblem ? [error.status, error.code] : [String(error)]),
  );
}
const byName = (name: string, size: number) => {
  try {
    refuseByName(name, size);
    return 'none';
  } catch (error) {
    return error instanceof HttpProblem ? [error.status, error.code] : String(error);
  }
};
const mebibyte = 1_048_576;
const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('a file', () => {
  it('is what is in it, under a name that ends so', async () => {
    expect([
      await found('foto.jpg', await jpeg()),
      await found('foto.jpeg', await jpeg()),
      await found('denah.png', png(8, 8)),
      await found('izin.pdf', pdf),
      await found('surat.docx', office('docx')),
      await found('iuran.xlsx', office('xlsx')),
      await found('catatan.txt', 'Bocor di lantai 3\n'),
      await found('unit.csv', 'kode,luas\nA-01,36\n'),
    ]).toEqual([
      ['image/jpeg', 'foto.jpg'],
      ['image/jpeg', 'foto.jpeg'],
      ['image/png', 'denah.png'],
      ['application/pdf', 'izin.pdf'],
      [docx, 'surat.docx'],
      [xlsx, 'iuran.xlsx'],
      ['text/plain', 'catatan.txt'],
      ['text/plain', 'unit.csv'],
    ]);
  });

  it('without an end to its name gets the one of what it is', async () => {
    expect([
      await found('foto', await jpeg()),
      await found('izin', pdf),
      await found('catatan', 'isi'),
      await found('surat', office('docx')),
    ]).toEqual([
      ['image/jpeg', 'foto.jpg'],
      ['application/pdf', 'izin.pdf'],
      ['text/plain', 'catatan.txt'],
      [docx, 'surat.docx'],
    ]);
  });

  it('that is another kind of picture than it is called is called what it is; the end may be in capitals', async () => {
    expect([await found('IMG_0001.PNG', await jpeg()), await found('IMG.0002.JPG', await jpeg())]).toEqual([
      ['image/jpeg', 'IMG_0001.jpg'],
      ['image/jpeg', 'IMG.0002.JPG'],
    ]);
  });

  it.each([
    ['a document that is called another kind', 'iuran.xlsx', () => office('docx')],
    ['a picture that is called a text', 'foto.txt', jpeg],
    ['a text that is called a picture', 'catatan.png', () => Buffer.from('isi')],
    ['a text that is called a document', 'surat.docx', () => Buffer.from('isi')],
    ['a paper that is called a picture', 'izin.jpg', () => Buffer.from(pdf)],
    ['bytes that are nothing', 'catatan.txt', () => Buffer.from([0xc3, 0x28, 0xa0, 0xa1])],
  ])('is a lie where it is %s', async (_, name, make) => {
    expect(await found(name, await make())).toEqual([415, 'ISI_BERKAS_BERBEDA']);
  });

  it('may be empty where it is a text', async () => {
    expect(await found('kosong.txt', '')).toEqual(['text/plain', 'kosong.txt']);
  });

  it('is as long as its kind may be, by what is in it', async () => {
    expect([
      await found('foto', await jpeg(), 30 * mebibyte),
      await found('foto', await jpeg(), 30 * mebibyte + 1),
      await found('catatan', 'isi', 5 * mebibyte),
      await found('catatan', 'isi', 5 * mebibyte + 1),
      await found('izin.pdf', pdf, 100 * mebibyte),
    ]).toEqual([
      ['image/jpeg', 'foto.jpg'],
      [413, 'BERKAS_TERLALU_BESAR'],
      ['text/plain', 'catatan.txt'],
      [413, 'BERKAS_TERLALU_BESAR'],
      ['application/pdf', 'izin.pdf'],
    ]);
  });
});

describe('by its name alone', () => {
  it.each([
    ['foto.jpg', 30 * mebibyte, 'none'],
    ['foto.JPG', 30 * mebibyte + 1, [413, 'BERKAS_TERLALU_BESAR']],
    ['catatan.md', 5 * mebibyte + 1, [413, 'BERKAS_TERLALU_BESAR']],
    ['surat.docx', 25 * mebibyte + 1, [413, 'BERKAS_TERLALU_BESAR']],
    ['video.mp4', 100 * mebibyte, 'none'],
    ['tanpa-akhiran', 100 * mebibyte, 'none'],
    ['.jpg', 31 * mebibyte, 'none'],
    ['foto.', 1, 'none'],
    ['foto.jpg.exe', 1, [415, 'JENIS_BERKAS_DITOLAK']],
    ['gambar.svg', 1, [415, 'JENIS_BERKAS_DITOLAK']],
    ['surat.docm', 1, [415, 'JENIS_BERKAS_DITOLAK']],
    ['foto.constructor', 1, [415, 'JENIS_BERKAS_DITOLAK']],
  ])('%s of %i bytes is refused before its first byte: %j', (name, size, expected) => {
    expect(byName(name, size)).toEqual(expected);
  });
});
