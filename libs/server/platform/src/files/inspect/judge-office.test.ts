import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { office } from '../testing/hostile-files.ts';
import { judgeOffice } from './judge-office.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const odt = 'application/vnd.oasis.opendocument.text';
const entities = '<!DOCTYPE d [<!ENTITY a "ha">]><d>&a;</d>';

/** The archive with every name that is `from` written as `to`, of as many letters, in list and entries. */
function renamed(archive: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(archive).toString('latin1');
  return new Uint8Array(Buffer.from(text.replaceAll(from, to), 'latin1'));
}
/** What the list of the archive says of a file, in each of its entries. */
function listing(archive: Uint8Array, change: (view: DataView, at: number) => void): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  for (let at = 0; at < archive.length - 4; at += 1) if (view.getUint32(at, true) === 0x0201_4b50) change(view, at);
  return archive;
}
const withPart = (name: string, content = 'x') => office('docx', { [name]: strToU8(content) });

it('finds nothing wrong with an ordinary document', () => {
  expect(judgeOffice(docx, office('docx'))).toBe(null);
});

it.each([
  ['a text', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word/document.xml'],
  ['a workbook', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xl/workbook.xml'],
  ['slides', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'ppt/presentation.xml'],
  ['an open text', odt, 'content.xml'],
  ['an open workbook', 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml'],
])('knows %s by its main part, and an archive without it for broken', (_, type, main) => {
  const archive = (parts: Zippable) => judgeOffice(type, zipSync({ mimetype: strToU8('x'), ...parts }));

  expect([archive({ [main]: strToU8('<document/>') }), archive({})]).toEqual([null, 'BERKAS_RUSAK']);
});

describe('a document that unpacks without end', () => {
  it('is refused by what it unpacks, whatever it says of itself', () => {
    const bomb = zipSync({
      '[Content_Types].xml': new Uint8Array(9_000_000),
      'word/document.xml': new Uint8Array(100_000_000),
    });

    expect(
      judgeOffice(
        docx,
        listing(bomb, (view, at) => view.setUint32(at + 24, 64, true)),
      ),
    ).toBe('ARSIP_BERBAHAYA');
  });

  it('is refused where it says that it is larger than any may be', () => {
    const large = listing(withPart('word/media/a.bin'), (view, at) => view.setUint32(at + 24, 80_000_000, true));

    expect(judgeOffice(docx, large)).toBe('ARSIP_BERBAHAYA');
  });

  it('is none where a few megabytes pack well, as tables do', () => {
    expect(judgeOffice(docx, withPart('word/table.xml', '<td/>'.repeat(1_000_000)))).toBe(null);
  });
});

describe('a document that declares entities', () => {
  const part = (xml: Uint8Array) => zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': xml });
  const utf16 = (text: string, order: 'le' | 'be') => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return new Uint8Array(order === 'le' ? bytes : bytes.swap16());
  };

  it.each([
    ['in its main part', part(strToU8(entities))],
    ['in other letters', part(strToU8(entities.toLowerCase()))],
    ['in its list of parts', office('docx', { '[Content_Types].xml': strToU8(entities) })],
    ['in an encoding of two bytes', part(utf16(entities, 'le'))],
    ['in the other one', part(utf16(entities, 'be'))],
  ])('is refused: %s', (_, archive) => {
    expect(judgeOffice(docx, archive)).toBe('ARSIP_BERBAHAYA');
  });

  it('is another than one that speaks of them', () => {
    expect(judgeOffice(docx, office('docx', {}, '<d>&lt;!ENTITY, &amp;a;</d>'))).toBe(null);
  });
});

describe('a document whose parts', () => {
  it.each([
    ['climb out of its folder', '../jahat.xml'],
    ['climb out from deeper', 'word/../../jahat.xml'],
    ['begin at the root', '/etc/passwd'],
    ['have the separator of another system', 'word\\..\\jahat.xml'],
    ['end with a climb', 'word/..'],
  ])('%s is refused', (_, name) => {
    expect(judgeOffice(docx, withPart(name))).toBe('ARSIP_BERBAHAYA');
  });

  it('only look as if they climbed is none of these', () => {
    expect(judgeOffice(docx, withPart('word/..jahat..xml'))).toBe(null);
  });

  it.each([
    'word/vbaProject.bin',
    'WORD/VBAPROJECT.BIN',
    'Basic/Standard/Module1.xml',
    'Scripts/a.py',
    'word/activeX/a.bin',
  ])('are macros is refused: %s', (name) => {
    expect(judgeOffice(docx, withPart(name))).toBe('BERKAS_BERSKRIP');
  });

  it.each([
    ['its main part, beside its list', office('docx', { 'word/documenX.xml': strToU8(entities) }), 'word/documenX.xml'],
    [
      'its main part, without a list',
      zipSync({ 'word/document.xml': strToU8('<d/>'), 'word/documenX.xml': strToU8(entities) }),
      'word/documenX.xml',
    ],
    ['another part', office('docx', { 'word/a.xml': strToU8('1'), 'word/b.xml': strToU8('2') }), 'word/b.xml'],
  ])('are there twice is refused, for readers differ in which they take: %s', (_, archive, second) => {
    const first = second === 'word/b.xml' ? 'word/a.xml' : 'word/document.xml';

    expect(judgeOffice(docx, renamed(archive, second, first))).toBe('ARSIP_BERBAHAYA');
  });

  it('are there twice in letters of another case is refused as well', () => {
    expect(judgeOffice(docx, withPart('Word/Document.xml', entities))).toBe('ARSIP_BERBAHAYA');
  });

  it.each([
    ['no archive', strToU8('PK')],
    ['an archive of nothing', zipSync({})],
    ['an archive cut off', office('docx').slice(0, -30)],
  ])('are those of %s are broken', (_, content) => {
    expect(judgeOffice(docx, content)).toBe('BERKAS_RUSAK');
  });
});
