import { describe, expect, it } from 'vitest';
import { cookieEn } from './cookie/cookie-en.ts';
import { cookieId } from './cookie/cookie-id.ts';
import { type LegalBlock, type LegalDocument, list, table, text } from './legal-document.ts';
import { privacyEn } from './privacy/privacy-en.ts';
import { privacyId } from './privacy/privacy-id.ts';
import { termsEn } from './terms/terms-en.ts';
import { termsId } from './terms/terms-id.ts';
import { termsVersion } from './terms/terms-version.ts';

const pairs: readonly [name: string, id: LegalDocument, en: LegalDocument][] = [
  ['terms', termsId, termsEn],
  ['privacy', privacyId, privacyEn],
  ['cookie', cookieId, cookieEn],
];
const documents = pairs.flatMap(([name, id, en]) => [
  [`${name} in Indonesian`, id] as const,
  [`${name} in English`, en] as const,
]);

const shapeOf = (block: LegalBlock) =>
  block.kind === 'text'
    ? 'text'
    : block.kind === 'list'
      ? `list of ${block.items.length}`
      : `table of ${block.rows.length} by ${block.head.length}`;
const wordsIn = (block: LegalBlock): readonly string[] =>
  block.kind === 'text' ? [block.text] : block.kind === 'list' ? block.items : [...block.head, ...block.rows.flat()];
const allWords = (document: LegalDocument) => [
  document.title,
  document.summary,
  document.inForce,
  document.contentsLabel,
  ...document.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsIn)]),
];
const figuresIn = (words: readonly string[]) =>
  words
    .flatMap((each) => each.match(/\d+/g) ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);
const articlesIn = (words: readonly string[], word: string) =>
  words
    .flatMap((each) => [...each.matchAll(new RegExp(`${word} (\\d+)`, 'g'))].map(([, number]) => Number(number)))
    .toSorted((one, other) => one - other);

describe.each(pairs)('the %s document', (_name, id, en) => {
  it('has the same sections in both languages, in the same order, so that a link with a fragment leads to either', () => {
    expect(en.sections.map((section) => section.id)).toEqual(id.sections.map((section) => section.id));
  });

  it('says as much in either language: each section has the same paragraphs, lists and tables', () => {
    const shapes = ({ sections }: LegalDocument) =>
      Object.fromEntries(sections.map((section) => [section.id, section.blocks.map(shapeOf)]));

    expect(shapes(en)).toEqual(shapes(id));
  });

  it('names the same days, hours, years and laws in both languages, section by section', () => {
    const figures = ({ sections }: LegalDocument) =>
      Object.fromEntries(sections.map((section) => [section.id, figuresIn(section.blocks.flatMap(wordsIn))]));

    expect(figures(en)).toEqual(figures(id));
  });

  it('points to the same articles of the law in both languages', () => {
    expect(articlesIn(allWords(en), 'Articles?')).toEqual(articlesIn(allWords(id), 'Pasal'));
  });

  it('is of one version, which is the day that both languages say it holds from', () => {
    const dayIn = (locale: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${id.version}T00:00:00Z`),
      );

    expect(en.version).toBe(id.version);
    expect(id.inForce).toBe(`Berlaku sejak ${dayIn('id')}.`);
    expect(en.inForce).toBe(`In force since ${dayIn('en-GB')}.`);
  });
});

describe.each(documents)('%s', (_name, document) => {
  it('gives every section an address and a heading of its own', () => {
    const ids = document.sections.map(({ id }) => id);
    const headings = document.sections.map(({ heading }) => heading);

    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect([new Set(ids).size, new Set(headings).size]).toEqual([ids.length, ids.length]);
  });

  it('leaves no section, list or table empty', () => {
    const empty = document.sections.filter(
      ({ blocks }) => blocks.length === 0 || blocks.some((block) => wordsIn(block).length === 0),
    );

    expect(empty).toEqual([]);
  });

  it('says something everywhere, without spaces around it or twice within it', () => {
    expect(
      allWords(document).filter((words) => words === '' || words !== words.trim() || words.includes('  ')),
    ).toEqual([]);
  });

  it('fills each row of a table, and tells its rows apart by their first cell', () => {
    const tables = document.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table');
    const uneven = tables.flatMap(({ head, rows }) => rows.filter((row) => row.length !== head.length));
    const doubled = tables.flatMap(({ rows }) => {
      const firsts = rows.map(([first]) => first);
      return firsts.filter((first, index) => firsts.indexOf(first) !== index);
    });

    expect({ uneven, doubled }).toEqual({ uneven: [], doubled: [] });
  });

  it('names no item of a list twice', () => {
    const items = document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])),
    );

    expect(items.filter((item, index) => items.indexOf(item) !== index)).toEqual([]);
  });

  it('holds words alone: no mark-up that would be read aloud as it is', () => {
    expect(
      allWords(document).filter((words) => /[<>{}*_`]|\]\(/.test(words.replaceAll(/__Host-|imah_\w+/g, ''))),
    ).toEqual([]);
  });
});

it('says in English that the Indonesian text prevails, where a person agrees to something', () => {
  expect(termsEn.summary).toMatch(/The Indonesian text prevails\.$/);
  expect(privacyEn.summary).toMatch(/The Indonesian text prevails\.$/);
});

it('is agreed to in the version that registration records', () => {
  expect([termsId.version, termsEn.version]).toEqual([termsVersion, termsVersion]);
});

it('names each cookie with the name it has under https, and the same in both languages', () => {
  const namesIn = (document: LegalDocument) =>
    new Set(
      allWords(document)
        .join(' ')
        .match(/(?:__Host-)?imah[_-][a-z-]+/g),
    );

  expect([...namesIn(cookieId)].filter((name) => name.includes('_'))).toEqual([
    'imah_session',
    '__Host-imah_session',
    'imah_device',
    '__Host-imah_device',
  ]);
  expect(namesIn(cookieEn)).toEqual(namesIn(cookieId));
});

it('makes a table of a head and the rows under it, a list of its items, a paragraph of its words', () => {
  expect([table(['Data', 'Lama'], ['Akun', '1'], ['Sesi', '2']), list('satu', 'dua'), text('kata')]).toEqual([
    {
      kind: 'table',
      head: ['Data', 'Lama'],
      rows: [
        ['Akun', '1'],
        ['Sesi', '2'],
      ],
    },
    { kind: 'list', items: ['satu', 'dua'] },
    { kind: 'text', text: 'kata' },
  ]);
});
